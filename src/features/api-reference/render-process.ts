import {apiReference} from './reference';
import type {RenderInput} from './render';

// Forked by `render.ts`: receives the contract and replies with the reference.
process.once('message', (input) => {
  const {document, samples, baseUrl} = input as RenderInput;
  process.send?.(apiReference(document, samples, baseUrl), () => process.disconnect());
});
