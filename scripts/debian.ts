import {spawnSync} from 'node:child_process';

/** Milliseconds that one command may take. */
const TIMEOUT = 180_000;

/** Installs Debian packages, if run as root. */
export function installPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')}`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

function apt(...args: string[]): boolean {
  const {status} = spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: TIMEOUT,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}
