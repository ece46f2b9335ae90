import fs from 'node:fs';

import {chromium} from 'playwright';

import {startNginx} from '../../scripts/serve/nginx';

/** What a visit to one page brings over the wire, in compressed bytes. */
export interface PageWeight {
  html: number;
  script: number;
}

/** Milliseconds after the last request in which late parts may begin to load. */
const LATE = 4000;

/**
 * Opens a page of a built site in a fresh browser and adds up what comes.
 *
 * @param build with compressed copies beside its files
 * @param work folder for what nginx writes
 * @param browserPath of a Chromium
 */
export async function pageWeight(
  build: string,
  work: string,
  route: string,
  browserPath: string,
): Promise<PageWeight> {
  fs.mkdirSync(work, {recursive: true});
  const server = await startNginx(build, work);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const weight = {html: 0, script: 0};
    page.on('requestfinished', async (request) => {
      const {responseBodySize, responseHeadersSize} = await request.sizes();
      const type = request.resourceType();
      if (type === 'document') weight.html += responseBodySize + responseHeadersSize;
      if (type === 'script') weight.script += responseBodySize + responseHeadersSize;
    });
    const reply = await page.goto(`http://127.0.0.1:${server.port}${route}`);
    if (reply?.status() !== 200) throw new Error(`${route} answers ${reply?.status()}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(LATE);
    return weight;
  } finally {
    await browser.close();
    await server.stop();
  }
}
