import fs from 'node:fs';

import {readContract} from '@portal/contract';
import * as z from 'zod';

import type {Rules} from './rules';
import {runSandbox} from './run';

const USAGE = `Usage: portal-sandbox CONTRACT RULES [options]
  CONTRACT   the folder of openapi.yaml
  RULES      a JSON file with test keys, the secret of webhooks, and limits: see the README
Options: portal-sandbox CONTRACT RULES --help`;

const percent = z.number().nonnegative();
const rulesFile = z.strictObject({
  keys: z
    .array(z.object({key: z.string(), secret: z.string(), permissions: z.array(z.string())}))
    .min(1),
  webhookSecret: z.string(),
  limits: z.object({public: z.int().positive(), private: z.int().positive()}),
  trading: z
    .object({
      maker: percent,
      taker: percent,
      smallest: z.record(z.string(), z.number()),
      smallestValue: z.number(),
      withdrawal: z.record(z.string(), z.number()),
    })
    .optional(),
});

/** The command `portal-sandbox`: the sandbox of a contract and rules in files. */
export async function runFiles([folder, file, ...options]: readonly string[]): Promise<void> {
  if (folder === undefined || file === undefined) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  try {
    const {trading, ...rules} = rulesFile.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    const read: Rules = {...rules, ...(trading && {trading})};
    await runSandbox(await readContract(folder), read, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof z.ZodError ? `${file}:\n${z.prettifyError(error)}` : reason);
    process.exitCode = 1;
  }
}
