import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What the surroundings of a build say that must not get into it. */
export interface Surroundings {
  /** A time zone, as `TZ` holds it. */
  timeZone: string;
  /** A locale, as `LC_ALL` holds it. */
  locale: string;
}

/**
 * Builds a commit from nothing but itself: its files, its packages by the lock file, no cache.
 *
 * @param folder an empty folder
 * @throws Error with what the failing command said
 */
export function buildCommit(
  commit: string,
  folder: string,
  {timeZone, locale}: Surroundings,
): void {
  fs.mkdirSync(folder, {recursive: true});
  const archive = path.join(folder, 'commit.tar');
  execFileSync('git', ['archive', '--output', archive, commit]);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  fs.rmSync(archive);
  const options = {
    cwd: folder,
    env: {...process.env, TZ: timeZone, LC_ALL: locale, npm_config_loglevel: 'error'},
    stdio: ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[],
    // Bytes that a command may say.
    maxBuffer: 50_000_000,
  };
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], options);
  execFileSync('npm', ['run', 'build'], options);
}
