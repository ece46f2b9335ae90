/**
 * Finds nginx and its brotli module for the tests, and brings them where they are missing and can
 * be installed: by Debian's packages, when run as root.
 */
import {spawnSync} from 'node:child_process';

import {hasBrotli, hasNginx} from './serve/nginx';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
/** Milliseconds that one command may take. */
const PATIENCE = 180_000;

/** What the tests can do with nginx here; `missing` says what they leave out, and how to fix it. */
export type Nginx = {missing?: string};

/** Brings what is missing. Never fails: what cannot be had is named. */
export function ensureNginx(): Nginx {
  if ((hasNginx && hasBrotli) || (process.getuid?.() === 0 && install())) return {};
  const fix = `install ${PACKAGES.join(' and ')}`;
  return {
    missing: hasNginx
      ? `nginx has no brotli module: its brotli copies are not tested. To test them, ${fix}`
      : `there is no nginx: its configuration is not tested. To test it, ${fix}`,
  };
}

function install(): boolean {
  console.log('nginx or its brotli module is missing: asking the system for its packages');
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...PACKAGES);
}

function apt(...args: string[]): boolean {
  const {status} = spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: PATIENCE,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}
