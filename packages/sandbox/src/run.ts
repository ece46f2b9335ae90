import {parseArgs} from 'node:util';

import type {OpenApiDocument} from '@portal/contract';

import type {Rules} from './rules';
import {startSandbox} from './server';
import {localAddress} from './webhooks';

const DEFAULT_PORT = '4010';

const HELP = `The sandbox of the API. Options:
  --port 4020       listen on another port than ${DEFAULT_PORT}; 0 for any free one
  --no-limits       refuse no call for the rate limits
  --webhooks URL    send the events of orders to an address on this machine
  --retries fast    send events that are not accepted five times more, within seconds
  --version         say which version of the contract it serves`;

/** Runs the sandbox with the options of the command line, until it is stopped. */
export async function runSandbox(
  contract: OpenApiDocument,
  rules: Rules,
  args = process.argv.slice(2),
): Promise<void> {
  try {
    const {values} = parseArgs({
      args,
      options: {
        port: {type: 'string', default: process.env.PORT || DEFAULT_PORT},
        'no-limits': {type: 'boolean', default: false},
        webhooks: {type: 'string'},
        retries: {type: 'string'},
        version: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
    if (values.help) return console.log(HELP);
    const {title, version} = contract.info;
    if (values.version) return console.log(`${title} ${version}`);
    await start(contract, rules, values);
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    console.error(code === 'EADDRINUSE' ? `${message}. Choose another port: --port 4020` : message);
    process.exitCode = 1;
  }
}

async function start(
  contract: OpenApiDocument,
  rules: Rules,
  options: {
    port: string;
    'no-limits': boolean;
    webhooks?: string | undefined;
    retries?: string | undefined;
  },
): Promise<void> {
  const port = /^\d+$/.test(options.port) ? Number(options.port) : Infinity;
  if (port > 65_535) throw new Error(`"${options.port}" is not a port. Use --port 4020`);
  const webhooks = options.webhooks === undefined ? undefined : localAddress(options.webhooks);
  if (options.webhooks !== undefined && !webhooks) {
    throw new Error(`"${options.webhooks}" is no http address on this machine`);
  }
  const {retries} = options;
  if (retries !== undefined && retries !== 'fast') throw new Error('Write --retries fast');
  const {origin} = await startSandbox({
    contract,
    rules,
    port,
    limited: !options['no-limits'],
    retries: retries === 'fast',
    ...(webhooks && {webhooks}),
  });
  const [key, ...others] = rules.keys.map(
    (one) => `API_KEY=${one.key} API_SECRET=${one.secret} # ${one.permissions.join(', ')}`,
  );
  console.log(`The sandbox answers at ${origin}. Stop it with Ctrl+C. For your programs:

export API_ORIGIN=${origin} WEBHOOK_SECRET=${rules.webhookSecret}
export ${key}

${others.map((other) => `Or: ${other}`).join('\n')}`);
}
