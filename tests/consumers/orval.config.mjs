const input = 'openapi.json';
const mutator = {path: 'mutator.ts', name: 'send', extension: '.js'};

export default {
  client: {input, output: {target: 'orval.ts', client: 'fetch', override: {mutator}}},
  schemas: {input, output: {target: 'orval-zod.ts', client: 'zod'}},
};
