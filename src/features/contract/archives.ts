import fs from 'node:fs';
import path from 'node:path';

import {strToU8, zipSync} from 'fflate';

import {brand} from '../../config/brand';
import type {OpenApiDocument} from './document';
import {follow, operationsOf} from './document';
import {archivePath, LANGUAGES, type Language} from './languages';

/** What the files do that are not the sample of an operation; the others have the summary of theirs. */
const PURPOSES: Readonly<Record<string, string>> = {
  sign: 'Sign a request and send it',
  client: 'Make one call, with a time limit and one kind of error for every failure',
  retry: 'Repeat a call that may be repeated',
  pages: 'Read a whole list, page by page',
  money: 'Add and round amounts without losing a digit',
  placeOrder: 'Place an order once, even if the connection is lost',
  orderState: 'Follow the state of an order through its events',
  verifyWebhook: 'Verify the signature of a webhook',
  sendWebhook: 'Send a signed event to your receiver',
  receiver: 'Receive webhooks, and keep each event once',
  checkVectors: 'Check the signing code with the test vectors',
};

/** How to make types from the contract, by the folder of a language. */
export const TYPES: Readonly<Record<string, string>> = {
  javascript: 'npx openapi-typescript openapi.json --output api.ts',
};

/** Earliest time that a ZIP file can state: the same files always make the same archive. */
const MTIME = new Date(1980, 0, 1);

/**
 * One ZIP file for each language, by its path: its samples, the contract, the test vectors, the sandbox and
 * instructions, which is all that a first order takes.
 *
 * @param root the repository
 * @param shared the files that every archive holds, by name
 * @throws Error if a sample has no purpose that the instructions could state
 */
export function sampleArchives(
  root: string,
  contract: OpenApiDocument,
  shared: Readonly<Record<string, string>>,
): Record<string, Uint8Array> {
  const summaries = Object.fromEntries(
    operationsOf(contract.paths).map(({operation}) => [operation.operationId, operation.summary]),
  );
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const folder = path.join(root, 'samples', language.folder);
      const names = fs.readdirSync(folder).filter((name) => name.endsWith(language.extension));
      const samples = names.sort().map((name) => {
        const purpose = PURPOSES[path.parse(name).name] ?? summaries[path.parse(name).name];
        if (!purpose) throw new Error(`samples/${language.folder}/${name} has no line in PURPOSES`);
        return {name, purpose, source: fs.readFileSync(path.join(folder, name), 'utf8')};
      });
      const files = {
        'README.md': readme(language, samples),
        ...Object.fromEntries(samples.map(({name, source}) => [name, source])),
        'event.json': eventOf(contract),
        ...shared,
      };
      const top = path.parse(archivePath(language)).name;
      return [archivePath(language), zipSync(bytesIn(top, files), {mtime: MTIME, level: 9})];
    }),
  );
}

function bytesIn(
  folder: string,
  files: Readonly<Record<string, string>>,
): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, strToU8(text)]),
  );
}

/** The body of a webhook. */
function eventOf(contract: OpenApiDocument): string {
  const reference: {value?: unknown} = {
    $ref: '#/components/examples/event-trade-executed',
  } as object;
  return `${JSON.stringify(follow(contract, reference).value, null, 2)}\n`;
}

/** How to run a sample that takes arguments: from its first comment, or with the order that it takes by default. */
function usageOf(program: string, name: string, source: string): string {
  const line = source.split('\n').find((one) => one.includes(` ${program} ${name} `)) ?? '';
  const [, command, rest = ''] = /^\S+ ([^,]+)(.*?)\.?$/.exec(line) ?? [];
  if (command) return `: \`${command}\`${rest}`;
  const [, order] = /(?:argv\[|\$\{1\b).*\b(ord_\d+)/.exec(source) ?? [];
  return order ? `: \`${program} ${name} ${order}\`` : '';
}

function readme(
  {folder, label, program, extension, needs}: Language,
  samples: readonly {name: string; purpose: string; source: string}[],
): string {
  const receiver = samples.find(({name}) => name === `receiver.${extension}`)?.name;
  const types = TYPES[folder] ? `: \`${TYPES[folder]}\`` : '';
  const webhooks = receiver
    ? `To receive webhooks:

1. Run \`${program} ${receiver}\` in the second shell. It adds each event to \`inbox.jsonl\`.
2. In a third shell, run \`curl --data http://127.0.0.1:8080/ http://127.0.0.1:4010/sandbox/webhooks\`.
   The sandbox sends the eight events, and prints the status of each answer.

`
    : '';
  return `# ${brand.name} Trading API: samples for ${label}

They need ${needs}, and no packages. The sandbox needs Node.js 20 or later. To place a test order:

1. Run \`node sandbox.mjs\`. It prints lines that begin with \`export\`.
2. Open a second shell in this folder, and enter the line with \`API_ORIGIN\` and the one whose key may trade.
3. Run \`${program} createOrder.${extension}\`. It prints the order as JSON.

${webhooks}Without \`API_ORIGIN\`, the samples call the real API with the key and secret in \`API_KEY\` and \`API_SECRET\`.

${samples.map(({name, purpose, source}) => `- \`${name}\`: ${purpose}${usageOf(program, name, source)}`).join('\n')}
- \`event.json\`: the body of a webhook
- \`signing-vectors.json\`: requests and their signatures, to test your own signing code
- \`openapi.json\`: the contract, for generators of types and clients${types}
- \`sandbox.mjs\`: the API on your machine; \`node sandbox.mjs --help\` lists its options

Documentation: ${brand.siteUrl}/resources/api-docs
`;
}
