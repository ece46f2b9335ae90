import {spawn} from 'node:child_process';
import fs from 'node:fs';

/** What a command took. */
export interface Cost {
  seconds: number;
  /** Most memory that it and its children held at one time, in megabytes; NaN off Linux. */
  megabytes: number;
}

/** Milliseconds between two looks at the memory. */
const LOOK = 200;
const PAGE_SIZE = 4096;

/**
 * Runs a command to its end and measures it.
 *
 * @param cwd folder to run in
 * @param args of Node
 * @param accepted exit codes that are no failure
 * @throws Error with the end of what it says when it fails
 */
export async function timed(
  cwd: string,
  args: readonly string[],
  accepted: readonly number[] = [0],
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1'},
  });
  const said: string[] = [];
  const keep = (chunk: Buffer): void => {
    said.push(chunk.toString());
    if (said.length > 200) said.shift();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let most = Number.NaN;
  const watch = setInterval(() => {
    const now = child.pid === undefined ? Number.NaN : memoryOfTree(child.pid);
    if (!(most >= now) && !Number.isNaN(now)) most = now;
  }, LOOK);
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (exit) => resolve(exit ?? 1));
  }).finally(() => clearInterval(watch));
  if (!accepted.includes(code)) {
    throw new Error(`${args.join(' ')} ended with ${code}:\n${said.join('').slice(-3000)}`);
  }
  return {seconds: (performance.now() - start) / 1000, megabytes: most};
}

/** Resident memory of a process and all below it, in megabytes; pages that they share count in each. */
function memoryOfTree(pid: number): number {
  try {
    const resident = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = fs
      .readdirSync(`/proc/${pid}/task`)
      .flatMap((task) =>
        fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
      )
      .map((child) => memoryOfTree(Number(child)))
      .filter((megabytes) => !Number.isNaN(megabytes));
    return children.reduce((sum, megabytes) => sum + megabytes, (resident * PAGE_SIZE) / 1e6);
  } catch {
    return Number.NaN;
  }
}
