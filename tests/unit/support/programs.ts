import {spawn} from 'node:child_process';

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

/** Runs a program without blocking this process, which may serve its requests. */
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
    // A program that does not read its input may end before it is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
