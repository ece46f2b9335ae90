/**
 * Finds nginx and its brotli module for the tests. If they are missing, installs the Debian packages
 * when run as root.
 */
import {spawnSync} from 'node:child_process';

import {hasBrotli, hasNginx} from './serve/nginx';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
/** Milliseconds. */
const TIMEOUT = 180_000;

/** `missing` says which tests are skipped, and how to fix it. */
export type Nginx = {missing?: string};

/** Installs what is missing. Never throws. */
export function ensureNginx(): Nginx {
  if ((hasNginx && hasBrotli) || (process.getuid?.() === 0 && install())) return {};
  const fix = `install ${PACKAGES.join(' and ')}`;
  return {
    missing: hasNginx
      ? `nginx has no brotli module, so brotli copies are not tested with it. To test them, ${fix}`
      : `nginx is not installed, so its configuration is not tested. To test it, ${fix}`,
  };
}

function install(): boolean {
  console.log('nginx or its brotli module is missing. Installing the Debian packages');
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...PACKAGES);
}

function apt(...args: string[]): boolean {
  const {status} = spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: TIMEOUT,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}
