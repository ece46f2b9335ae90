import {execFileSync, spawn} from 'node:child_process';

/** What a program said and how it ended. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Options {
  cwd: string;
  env?: Record<string, string>;
  input?: string;
}

/** Runs a program to its end, while this process goes on to serve it. */
export function run(command: string, args: readonly string[], options: Options): Promise<Outcome> {
  const {cwd, env = {}, input = ''} = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...env}});
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code, stdout, stderr}));
    // A program that does not read what it is given ends before it is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** What the samples are written for, each with the argument that does nothing. */
const NEEDED = [
  ['bash', '--version'],
  ['curl', '--version'],
  ['openssl', 'version'],
  ['python3', '--version'],
] as const;

/** Makes sure that the samples can be run. @throws Error that names the missing program */
export function requirePrograms(programs: readonly (readonly [string, string])[] = NEEDED): void {
  for (const [program, flag] of programs) {
    try {
      execFileSync(program, [flag], {stdio: 'ignore'});
    } catch {
      throw new Error(
        `"${program}" is needed to prove that the samples run, and was not found: install it`,
      );
    }
  }
}
