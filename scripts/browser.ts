/**
 * Finds Chromium for the browser tests. If there is none, downloads it with Playwright or, as root,
 * installs the Debian package.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

import {chromium} from 'playwright';

/**
 * `shell` is Chromium's headless shell: it takes half the time, with slightly coarser text rendering.
 * `whole` is the full browser, for benchmarks and images.
 */
type Kind = 'shell' | 'whole';

const SHELLS = ['/usr/bin/chromium-headless-shell'];
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian packages, in order of preference. */
const PACKAGES: Record<Kind, readonly string[]> = {
  shell: ['chromium-headless-shell', 'chromium'],
  whole: ['chromium'],
};
/** Milliseconds. */
const TIMEOUT = 300_000;

/**
 * Path of an installed Chromium, preferably of this kind. `CHROMIUM_PATH` overrides it.
 */
export function findBrowser(kind: Kind = 'shell'): string | undefined {
  const shells = kind === 'shell' ? SHELLS : [];
  const candidates = [process.env.CHROMIUM_PATH, ...shells, chromium.executablePath(), ...WHOLE];
  return candidates.find((path) => path && fs.existsSync(path));
}

function succeeds(command: string, args: string[]): boolean {
  const {status} = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: TIMEOUT,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}

/** @throws Error if Chromium is missing and cannot be installed */
export function ensureBrowser(kind: Kind = 'shell'): string {
  const there = findBrowser(kind);
  if (there) return there;
  console.log('Chromium not found. Downloading it with Playwright');
  if (succeeds('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = findBrowser(kind);
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0) {
    console.log('The download failed. Installing the Debian package');
    const installed =
      succeeds('apt-get', ['update']) &&
      PACKAGES[kind].some((name) => succeeds('apt-get', ['install', '-y', name]));
    const packaged = installed ? findBrowser(kind) : undefined;
    if (packaged) return packaged;
  }
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its path.');
}

if (require.main === module) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
