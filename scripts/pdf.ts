/**
 * `npx tsx scripts/pdf.ts`: regenerates the PDF of every page that links to a PDF of itself, unless all are
 * up to date. Uses a separate build, so that the PDF matches the text.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {PDFDocument} from 'pdf-lib';
import {chromium} from 'playwright';

import {brand} from '../src/config/brand';
import {formatFinding} from '../src/lib/finding';
import {ensureBrowser} from './browser';
import {readContext} from './check/context';
import {pdf as pdfCheck} from './check/pdf';
import {keywordOf, type PdfDocument, pdfDocuments} from './pdf/documents';
import {render} from './pdf/render';
import {createPortalServer} from './serve/server';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

async function main(): Promise<void> {
  const root = process.cwd();
  const context = readContext(root);
  const documents = pdfDocuments(context);
  if ((await pdfCheck.run(context)).findings.length === 0) {
    console.log(`Up to date: ${documents.map(({file}) => file).join(', ')}`);
    return;
  }
  // The build fails if a linked file does not exist yet.
  for (const {file} of documents) {
    if (!fs.existsSync(file)) fs.writeFileSync(file, await (await PDFDocument.create()).save());
  }
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-pdf-'));
  try {
    const {status} = spawnSync(`npx docusaurus build --out-dir "${build}"`, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      // The bundler does not know which data a page shows, so it would reuse pages with old figures.
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    if (status !== 0) throw new Error('The build failed, so no PDF was written');
    await print(documents, build);
  } finally {
    fs.rmSync(build, {recursive: true, force: true});
  }
  const {findings} = await pdfCheck.run(readContext(root));
  findings.forEach((finding) => console.error(formatFinding(finding)));
  if (findings.length > 0) process.exitCode = 1;
}

async function print(documents: readonly PdfDocument[], build: string): Promise<void> {
  const server = createPortalServer(build);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  const browser = await chromium.launch({executablePath: ensureBrowser('whole'), args: ARGS});
  try {
    for (const document of documents) {
      const {title, route, updated} = describe(document);
      const printed = await render(browser, `http://localhost:${port}`, {title, route, updated});
      const bytes = await withMetadata(printed, document);
      fs.writeFileSync(document.file, bytes);
      console.log(`${document.file}: ${bytes.length} bytes`);
    }
  } finally {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  }
}

function describe({page}: PdfDocument): {title: string; route: string; updated: string} {
  const {title, last_update: date} = page.frontMatter as {
    title: string;
    last_update: {date: string};
  };
  return {title, route: page.route ?? '/', updated: date.date};
}

async function withMetadata(printed: Uint8Array, document: PdfDocument): Promise<Uint8Array> {
  const {title, route, updated} = describe(document);
  const file = await PDFDocument.load(printed);
  file.setTitle(title, {showInWindowTitleBar: true});
  file.setLanguage('en-GB');
  file.setAuthor(brand.legalName);
  file.setCreator(brand.name);
  file.setSubject(`${brand.siteUrl}${route}, ${updated}`);
  file.setKeywords([keywordOf(document.hash)]);
  file.setCreationDate(new Date(updated));
  file.setModificationDate(new Date(updated));
  return file.save();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
