import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {IndexReader} from '../../src/search/engine/reader';

/** Folder of the index of a version in a finished build. */
export function indexFolder(build: string, version: string): string {
  const folder = path.join(build, 'search-index');
  const [hash, ...others] = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (!hash || others.length > 0) throw new Error('There is no search index: run npm run build');
  return path.join(folder, hash, version);
}

/** All files of an index by their names. */
export function readIndex(folder: string): Map<string, string> {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}

/** Reads an index as the worker does; tells the name of each file when it is first asked for. */
export function openIndex(
  files: ReadonlyMap<string, string>,
  onLoad: (name: string) => void = () => undefined,
): IndexReader {
  return new IndexReader(async (name) => {
    const content = files.get(name);
    if (content === undefined) throw new Error(`The index has no ${name}`);
    onLoad(name);
    return JSON.parse(content);
  });
}

/** Bytes of a text as brotli sends it. */
export function compressedSize(text: string): number {
  return zlib.brotliCompressSync(text).length;
}
