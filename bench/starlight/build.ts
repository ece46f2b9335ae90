import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {root, work} from '../paths';
import {readPlainPages} from './articles';
import {writeStarlight} from './project';

/**
 * Builds the Starlight site of the same text, with compressed copies beside its files.
 *
 * @param build production build of ours, whose text is taken
 * @returns folder of its build
 * @throws Error with the end of what Astro says when it fails
 */
export function buildStarlight(build: string): string {
  const folder = path.join(work, 'starlight');
  writeStarlight(folder, readPlainPages(build));
  runIn(folder, process.execPath, ['node_modules/astro/astro.js', 'build']);
  // The same copies as ours, by the same command.
  runIn(folder, process.execPath, [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    path.join(root, 'scripts/compress.ts'),
  ]);
  return path.join(folder, 'build');
}

function runIn(cwd: string, command: string, args: string[]): void {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${(stdout + stderr).slice(-3000)}`);
}
