/**
 * Finds a Chromium for the browser tests, and brings one where there is none:
 * Playwright's own download where that works, else the system's package when run as root.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

import {chromium} from 'playwright';

/**
 * `shell` is Chromium without windows: the same pages in half of the time, with letters set a little
 * coarser. `whole` is what visitors have, for measuring and for pictures.
 */
type Kind = 'shell' | 'whole';

const SHELLS = ['/usr/bin/chromium-headless-shell'];
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian's packages, the wanted first. Elsewhere the first has no package. */
const PACKAGES: Record<Kind, readonly string[]> = {
  shell: ['chromium-headless-shell', 'chromium'],
  whole: ['chromium'],
};
/** Milliseconds that a download may take before the next way is tried. */
const PATIENCE = 300_000;

/**
 * Path of a Chromium on this machine, of the kind where there is one; `CHROMIUM_PATH` names one that
 * is elsewhere.
 */
export function findBrowser(kind: Kind = 'shell'): string | undefined {
  const shells = kind === 'shell' ? SHELLS : [];
  const candidates = [process.env.CHROMIUM_PATH, ...shells, chromium.executablePath(), ...WHOLE];
  return candidates.find((path) => path && fs.existsSync(path));
}

function succeeds(command: string, args: string[]): boolean {
  const {status} = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: PATIENCE,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}

/** @throws Error with the ways to fix it where no browser can be had */
export function ensureBrowser(kind: Kind = 'shell'): string {
  const there = findBrowser(kind);
  if (there) return there;
  console.log('No Chromium here: asking Playwright for one');
  if (succeeds('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = findBrowser(kind);
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0) {
    console.log('No download: asking the system for its package');
    const installed =
      succeeds('apt-get', ['update']) &&
      PACKAGES[kind].some((name) => succeeds('apt-get', ['install', '-y', name]));
    const packaged = installed ? findBrowser(kind) : undefined;
    if (packaged) return packaged;
  }
  throw new Error(
    'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to where it stands.',
  );
}

if (require.main === module) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
