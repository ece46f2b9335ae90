/**
 * Finds Chromium for the browser tests. If there is none, downloads it with Playwright or, as root,
 * installs the Debian package.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

import {chromium} from 'playwright';

import {installPackages} from './system-packages';

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
/** Time limit for the download, in milliseconds. */
const TIMEOUT = 300_000;

/** Path of an installed Chromium, preferably of this kind. `CHROMIUM_PATH` overrides it. */
export function findBrowser(kind: Kind = 'shell'): string | undefined {
  const shells = kind === 'shell' ? SHELLS : [];
  const candidates = [process.env.CHROMIUM_PATH, ...shells, chromium.executablePath(), ...WHOLE];
  return candidates.find((path) => path && fs.existsSync(path));
}

/** @throws Error if Chromium is missing and cannot be installed */
export function ensureBrowser(kind: Kind = 'shell'): string {
  const attempts = [
    () => true,
    download,
    () => PACKAGES[kind].some((name) => installPackages(name)),
  ];
  for (const attempt of attempts) {
    const browser = attempt() ? findBrowser(kind) : undefined;
    if (browser) return browser;
  }
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its path.');
}

function download(): boolean {
  console.log('Chromium not found. Downloading it with Playwright');
  const {status} = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: TIMEOUT,
  });
  return status === 0;
}

if (require.main === module) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
