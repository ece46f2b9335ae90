/** Finds Chromium, Firefox and WebKitGTK. If Chromium is missing, downloads it with Playwright or, as root, installs the Debian package. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {chromium} from 'playwright';

import {installPackages} from './system-packages';

/**
 * `shell` is Chromium's headless shell: it takes half the time, with slightly coarser text rendering.
 * `whole` is the full browser, for benchmarks and images.
 */
type Kind = 'shell' | 'whole';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Names of the Debian packages, and of the downloads of Playwright. */
const PACKAGES: Record<Kind, string> = {shell: 'chromium-headless-shell', whole: 'chromium'};
/** Time limit for the download, in milliseconds. */
const TIMEOUT = 120_000;

/** Path of an installed Chromium, preferably of this kind. `CHROMIUM_PATH` overrides it. */
export function findBrowser(kind: Kind = 'shell'): string | undefined {
  return findKind(kind) ?? findKind('whole');
}

/** Path of an installed Firefox. `FIREFOX_PATH` overrides it. */
export function findFirefox(): string | undefined {
  return firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);
}

export function hasWebKit(): boolean {
  return ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => fs.existsSync(file));
}

/** @throws Error if Chromium is missing and cannot be installed */
export function ensureBrowser(kind: Kind = 'shell'): string {
  const attempts = [() => true, () => download(kind), () => installPackages(PACKAGES[kind])];
  for (const attempt of attempts) {
    const browser = attempt() ? findKind(kind) : undefined;
    if (browser) return browser;
  }
  const whole = findKind('whole');
  if (whole) return whole;
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its path.');
}

function findKind(kind: Kind): string | undefined {
  const installed =
    kind === 'shell'
      ? [downloadedShell(), '/usr/bin/chromium-headless-shell']
      : [chromium.executablePath(), ...WHOLE];
  return firstOf([process.env.CHROMIUM_PATH, ...installed]);
}

function firstOf(files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file && fs.existsSync(file));
}

/** Playwright keeps its shell in a folder beside the full browser, the only one whose path it tells. */
function downloadedShell(): string | undefined {
  const folder = chromium
    .executablePath()
    .replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1');
  if (!fs.existsSync(folder)) return undefined;
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const name = files.find((file) => /headless[-_]shell(\.exe)?$/.test(file));
  return name && path.join(folder, name);
}

function download(kind: Kind): boolean {
  console.log(`Chromium (${kind}) not found. Downloading it with Playwright`);
  const args = ['playwright', 'install', PACKAGES[kind]];
  return spawnSync('npx', args, {stdio: 'ignore', timeout: TIMEOUT}).status === 0;
}

if (require.main === module) console.log(ensureBrowser());
