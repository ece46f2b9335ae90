import fs from 'node:fs';
import path from 'node:path';

import {hashOf} from '../../deploy/inline-code';
import {bundleWorker} from './bundle';
import {offlineCss} from './page/css';
import {offlineShell} from './page/shell';
import {ENGLISH, type OfflineLanguage} from './texts';

const FONT = /^core-latin\..+\.woff2$/;

/** The offline page as the server sends it to who has no worker. */
export function offlineHtml(
  root: string,
  build: string,
  language: OfflineLanguage = ENGLISH,
): string {
  const fonts = path.join(build, 'assets/fonts');
  const font = fs.existsSync(fonts)
    ? fs.readdirSync(fonts).find((name) => FONT.test(name))
    : undefined;
  return offlineShell({
    css: offlineCss(root, font && `/assets/fonts/${font}`),
    logo: fs.readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8').trim(),
    language,
  });
}

/** What the offline page may load: its one style, the font, the icon that stands in it; and it may post to itself. */
function policyOf(html: string): string {
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  return [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The service worker as one file.
 *
 * @param html from {@link offlineHtml}; without it, the worker that removes everything
 */
export async function workerScript(
  root: string,
  html?: string,
  language: OfflineLanguage = ENGLISH,
): Promise<string> {
  const {outputFiles} = await bundleWorker(
    root,
    html === undefined ? undefined : {shell: html, policy: policyOf(html), language},
  );
  const [script] = outputFiles;
  if (!script) throw new Error('The service worker was not built');
  return script.text;
}
