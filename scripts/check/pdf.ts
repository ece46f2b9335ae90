import fs from 'node:fs';
import path from 'node:path';

import {PDFDocument} from 'pdf-lib';

import type {Finding} from '../../src/lib/finding';
import {keywordOf, type PdfDocument, pdfDocuments} from '../pdf/documents';
import {type Check, findingAt} from './context';

/** Bytes. */
const MAX_BYTES = 300_000;
const COMMAND = 'run "npx tsx scripts/pdf.ts" and commit the file';

/** PDF files are up to date with their page. */
export const pdf: Check = {
  name: 'pdf',
  async run(context) {
    const documents = pdfDocuments(context);
    const findings = await Promise.all(documents.map((one) => checkDocument(one, context.root)));
    // A site without PDF files is fine; one without pages is not.
    return {count: context.pages.length, findings: findings.flat()};
  },
};

async function checkDocument(document: PdfDocument, root: string): Promise<Finding[]> {
  const {page, node, file, hash} = document;
  const full = path.join(root, file);
  const report = (message: string, fix: string): Finding[] => [findingAt(page, node, message, fix)];
  if (!fs.existsSync(full)) return report(`${file} does not exist`, COMMAND);
  const bytes = fs.readFileSync(full);
  const keywords = await keywordsIn(bytes);
  if (keywords === undefined) return report(`${file} is not a readable PDF`, COMMAND);
  if (!keywords.includes(keywordOf(hash))) {
    return report(`${file} does not match the text of this page`, COMMAND);
  }
  return bytes.length > MAX_BYTES
    ? report(
        `${file} is ${bytes.length} bytes, over the limit of ${MAX_BYTES}`,
        'remove images and fonts from the page',
      )
    : [];
}

async function keywordsIn(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const document = await PDFDocument.load(bytes, {updateMetadata: false});
    return document.getKeywords() ?? '';
  } catch {
    return undefined;
  }
}
