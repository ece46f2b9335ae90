import {spawnSync} from 'node:child_process';

/** Time limit for one command, in milliseconds. */
const TIMEOUT = 300_000;

export const hasJava = spawnSync('java', ['-version']).status === 0;

/** Whether samples in Go and Java can be compiled. */
export const hasCompilers = ['go version', 'javac -version'].every(
  (command) => spawnSync(command, {shell: true}).status === 0,
);

/** Installs Debian packages, if run as root. */
export function installPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')}`);
  return apt('update') && apt('install', '-y', ...packages);
}

function apt(...args: string[]): boolean {
  const {status} = spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: TIMEOUT,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}
