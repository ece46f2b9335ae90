import fs from 'node:fs';
import path from 'node:path';

import type {OpenApiDocument} from '@portal/contract';
import {strToU8, zipSync} from 'fflate';

import {brand} from '../../config/brand';
import {withOwnHosts} from '../../config/hosts';
import {filesBelow, pathFrom} from '../../lib/files';

/** Earliest time that a ZIP file can state: the same files always make the same archive. */
const MTIME = new Date(1980, 0, 1);

/** The example of the contract that is sent as a webhook. */
const EVENT = 'event-trade-executed';

/**
 * The samples of all languages as a ZIP file, with their instructions and all else that a first order takes.
 *
 * @param folder of the samples
 * @param more files that the archive holds beside them, by name: the contract, the vectors, the sandbox
 */
export function sampleArchive(
  folder: string,
  contract: OpenApiDocument,
  more: Readonly<Record<string, string>>,
): Uint8Array {
  const samples = filesBelow(folder).map(
    (file) => [pathFrom(folder, file), withOwnHosts(fs.readFileSync(file, 'utf8'))] as const,
  );
  const files = Object.entries({
    ...Object.fromEntries(samples),
    // The body of a webhook.
    'event.json': `${JSON.stringify(contract.components?.examples?.[EVENT]?.value, null, 2)}\n`,
    ...more,
  });
  const documentation = `\nDocumentation: ${brand.siteUrl}/resources/api-docs\n`;
  const bytes = files.map(([name, text]) => [
    path.posix.join('samples', name),
    strToU8(name === 'README.md' ? text + documentation : text),
  ]);
  return zipSync(Object.fromEntries(bytes), {mtime: MTIME, level: 9});
}
