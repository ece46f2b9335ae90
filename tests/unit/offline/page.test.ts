import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {describe, expect, it, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {offlineHtml} from '@site/src/offline/build';
import {keptTime, withNotice} from '@site/src/offline/notice';
import {offlineCss} from '@site/src/offline/page/css';
import {fillShell, titleOf} from '@site/src/offline/page/fill';
import {ENGLISH, OFFLINE_TEXTS} from '@site/src/offline/texts';
import offlinePlugin from '@site/src/plugins/offline';

import {temporaryFolder} from '../support/temporary';

const root = path.resolve('.');
const shell = offlineHtml(root, temporaryFolder());
const date = new Date('2024-11-20T10:00:00Z');

describe('the offline page', () => {
  it('is whole in itself, without script, and says how to reach a person', () => {
    expect(shell).not.toMatch(
      /<script|<link rel="?stylesheet|\son\w+=|https?:\/\/(?!www\.w3\.org)/,
    );
    expect(shell).toContain(`tel:${brand.supportPhone.replaceAll(' ', '')}`);
    expect(shell).toContain(`mailto:${brand.supportEmail}`);
    expect(shell.match(/<h1>/g)).toHaveLength(1);
  });

  it('lists what is kept, and offers to delete it', () => {
    const page = fillShell(
      shell,
      'missing',
      [
        {path: '/fees', title: 'Fees &amp; limits', date},
        {path: '/x"y', title: 'Odd', date: undefined},
      ],
      ENGLISH,
    );
    expect(page).toContain('No connection');
    expect(page).toContain('<a href="/fees">Fees &amp; limits</a><time datetime="2024-11-20">');
    expect(page).toContain('20 November 2024');
    expect(page).toContain('href="/x%22y"');
    expect(page).toContain('<form method="post" action="/offline">');
    expect(page.match(/<h1>/g)).toHaveLength(1);
  });

  it('offers to delete nothing where nothing is kept, and takes a dollar sign as it is', () => {
    expect(fillShell(shell, 'list', [], ENGLISH)).not.toContain('<form');
    const page = fillShell(shell, 'list', [{path: '/a', title: '$& $1', date}], ENGLISH);
    expect(page).toContain('>$& $1</a>');
  });

  it('has its colours from the tokens, in both schemes, and fails when they move', () => {
    const css = offlineCss(root, '/assets/fonts/figtree.woff2');
    expect(css).toMatch(/^@font-face\{[^}]*figtree\.woff2/);
    expect(css).toMatch(/@media ?\(prefers-color-scheme: ?dark\)\{:root\{--page: ?#07131f/);
    const moved = temporaryFolder({
      'src/css/tokens.css': ':root {\n  --page: #fff;\n}\n',
      'src/offline/page/style.css': '',
    });
    expect(() => offlineCss(moved, undefined)).toThrow('src/css/tokens.css has no rule');
  });
});

test('every text can be translated, and what is not is English', async () => {
  const plugin = offlinePlugin({
    siteDir: root,
    i18n: {currentLocale: 'pl', localeConfigs: {pl: {htmlLang: 'pl-PL'}}},
  } as unknown as LoadContext);
  const [file] = (await plugin.getTranslationFiles?.({content: OFFLINE_TEXTS})) ?? [];
  expect(file?.content).toEqual(OFFLINE_TEXTS);
  const content = plugin.translateContent?.({
    content: OFFLINE_TEXTS,
    translationFiles: [
      {
        path: 'offline',
        content: {title: {message: 'Bez <połączenia>'}, again: {message: 'Jeszcze raz'}},
      },
    ],
  });
  const outDir = temporaryFolder();
  await plugin.postBuild?.({outDir, content} as Parameters<
    NonNullable<typeof plugin.postBuild>
  >[0]);
  const page = fs.readFileSync(path.join(outDir, 'offline.html'), 'utf8');
  expect(page).toContain('<html lang="pl-PL">');
  expect(page).toContain('<title>Bez &lt;połączenia&gt; | ');
  expect(page).toContain(OFFLINE_TEXTS['contact.title'].message);
  const worker = fs.readFileSync(path.join(outDir, 'sw.js'), 'utf8');
  expect(worker).toContain('Jeszcze raz');
});

test('a title is read out of a page without the name of the site', () => {
  expect(titleOf('<title data-rh=true>SEPA | SWIFT &amp; more | Halyard</title>')).toBe(
    'SEPA | SWIFT &amp; more',
  );
  expect(titleOf('<p>no title</p>')).toBeUndefined();
  expect(titleOf('<title></title>')).toBeUndefined();
});

test('a kept page says so before its content, with the time where it is known', () => {
  const html = '<body><script>1</script><div id=__docusaurus><p>Text</p></div>';
  const kept = withNotice(html, date, ENGLISH);
  expect(kept).toContain(`the copy of ${keptTime(date, ENGLISH)} kept on this device`);
  expect(kept.indexOf('<aside')).toBeGreaterThan(kept.indexOf('</script>'));
  expect(kept.endsWith('<div id=__docusaurus><p>Text</p></div>')).toBe(true);
  expect(withNotice(html, undefined, ENGLISH)).toContain('the copy kept on this device');
});
