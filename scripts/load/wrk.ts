import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import type {Kind} from './kinds';

const THREADS = 2;
const CONNECTIONS = 64;
/** Seconds of one round. */
const ROUND = 5;
/** Seconds after which a request without an answer is lost. */
const TIMEOUT = 10;

const said = z.strictObject({
  requests: z.int(),
  answered: z.int(),
  wrong: z.int(),
  lost: z.int(),
  timeouts: z.int(),
  microseconds: z.int(),
  p99: z.int(),
});

/** What became of the requests of one kind. */
export interface Measured {
  requests: number;
  /** Answers of another status than expected. */
  wrong: number;
  /** Requests without an answer: errors of the connection, and time-outs. */
  lost: number;
  perSecond: number;
  /** Milliseconds that 99 of 100 answers took at most, in the slowest round. */
  p99: number;
}

/** Whether wrk is on this machine. */
export function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

/**
 * Asks a server for the paths of a kind until at least so many requests were answered.
 *
 * @param folder for a file of paths
 * @param seconds that wrk asks before it is looked whether that was enough
 * @throws Error with what wrk said when it fails
 */
export async function ask(
  port: number,
  kind: Kind,
  requests: number,
  folder: string,
  seconds = ROUND,
): Promise<Measured> {
  const file = path.join(folder, `${kind.name}.txt`);
  fs.writeFileSync(file, `${kind.paths.join('\n')}\n`);
  const total = {requests: 0, wrong: 0, lost: 0, duration: 0, p99: 0};
  while (total.requests < requests) {
    const round = await oneRound(port, file, kind.status, seconds);
    if (round.answered === 0) throw new Error(`The server answers nothing of ${kind.name}`);
    total.requests += round.requests;
    total.wrong += round.wrong;
    total.lost += round.lost + round.timeouts;
    total.duration += round.microseconds / 1e6;
    total.p99 = Math.max(total.p99, round.p99 / 1000);
  }
  const {duration, ...rest} = total;
  return {...rest, perSecond: total.requests / duration};
}

function oneRound(
  port: number,
  file: string,
  status: number,
  seconds: number,
): Promise<z.infer<typeof said>> {
  const script = path.join(__dirname, 'kind.lua');
  const args = [
    `-t${THREADS}`,
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    `--timeout=${TIMEOUT}s`,
    `--script=${script}`,
    `http://127.0.0.1:${port}`,
    '--',
    file,
    String(status),
  ];
  return new Promise((resolve, reject) => {
    const wrk = spawn('wrk', args);
    let output = '';
    wrk.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    wrk.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    wrk.on('error', reject);
    wrk.on('close', () => {
      const line = output.split('\n').find((each) => each.startsWith('{'));
      if (line === undefined) reject(new Error(`wrk failed: ${output.trim()}`));
      else resolve(said.parse(JSON.parse(line)));
    });
  });
}
