import fs from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {chromium, type Page as Tab} from 'playwright';

import {findBrowser} from '../../browser';
import {compressedSize} from '../open-index';
import type {OtherSearch, Page} from './pages';

/** Results that are fetched, as the box of ours shows. */
const RESULTS = 7;
const TYPES: Record<string, string> = {'.js': 'text/javascript', '.json': 'application/json'};

interface Api {
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}

/** Pagefind with its defaults, told only that a page's text is in its <main>; asked in a browser. */
export async function pagefind(pages: readonly Page[]): Promise<OtherSearch> {
  // The package has no entry for `require`.
  const pagefindApi = await import('pagefind');
  const {index} = await pagefindApi.createIndex({rootSelector: 'main'});
  if (!index) throw new Error('Pagefind gave no index');
  for (const {url, file} of pages) {
    await index.addHTMLFile({url, content: fs.readFileSync(file, 'utf8')});
  }
  const {files} = await index.getFiles();
  await pagefindApi.close();
  const stored = new Map(
    files.map(({path: name, content}) => [
      `/pagefind/${name.replace(/^\/?(pagefind\/)?/, '')}`,
      Buffer.from(content),
    ]),
  );
  const server = createServer(({url = '/'}, response) => {
    const [pathname = '/'] = url.split('?');
    const content = stored.get(pathname);
    response.setHeader('Content-Type', TYPES[path.extname(pathname)] ?? 'text/html');
    response.end(content ?? '<!doctype html><html lang="en-GB"><title>Search</title></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && {executablePath}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const open = async (): Promise<Tab> => {
    const tab = await browser.newPage();
    await tab.goto(`${origin}/`);
    return tab;
  };
  const askIn = (tab: Tab, query: string): Promise<string[]> =>
    tab.evaluate(
      async ([script = '', text = '', most = 0]) => {
        const api = (await import(String(script))) as Api;
        const {results} = await api.search(String(text));
        const shown = await Promise.all(results.slice(0, Number(most)).map(({data}) => data()));
        return shown.map(({url}) => url);
      },
      ['/pagefind/pagefind.js', query, RESULTS] as const,
    );
  const tab = await open();
  return {
    name: 'Pagefind 1.5.2',
    ask: async (query) => (await askIn(tab, query)).map((url) => url.split('#')[0] ?? ''),
    bytes: async (query) => {
      const fresh = await open();
      let bytes = 0;
      fresh.on('request', (request) => {
        const {pathname} = new URL(request.url());
        const content = stored.get(pathname);
        if (!content) return;
        bytes += /\.(js|json)$/.test(pathname)
          ? compressedSize(content.toString())
          : content.length;
      });
      await askIn(fresh, query);
      await fresh.close();
      return bytes;
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
