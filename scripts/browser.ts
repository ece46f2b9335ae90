/**
 * Finds a Chromium for the browser tests, and brings one where there is none:
 * Playwright's own download where that works, else the system's package when run as root.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

import {chromium} from 'playwright';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Milliseconds that a download may take before the next way is tried. */
const PATIENCE = 300_000;

/** Path of a Chromium on this machine; `CHROMIUM_PATH` names one that is elsewhere. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM];
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

/** @throws Error with the ways to mend it where no browser can be had */
export function bringBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  console.log('No Chromium here: asking Playwright for one');
  if (succeeds('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = findBrowser();
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0) {
    console.log('No download: asking the system for its package');
    const installed =
      succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', 'chromium']);
    const packaged = installed ? findBrowser() : undefined;
    if (packaged) return packaged;
  }
  throw new Error(
    'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to where it stands.',
  );
}

if (require.main === module) {
  try {
    console.log(bringBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
