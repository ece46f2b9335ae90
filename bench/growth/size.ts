import fs from 'node:fs';
import path from 'node:path';

/** What a build holds. */
export interface Size {
  pages: number;
  files: number;
  /** Bytes of all files without their compressed copies. */
  bytes: number;
  /** Bytes of all files. */
  withCopies: number;
}

/** Counts the files of a build. */
export function sizeOf(build: string): Size {
  const size: Size = {pages: 0, files: 0, bytes: 0, withCopies: 0};
  for (const entry of fs.readdirSync(build, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const bytes = fs.statSync(path.join(entry.parentPath, entry.name)).size;
    size.withCopies += bytes;
    if (/\.(br|gz)$/.test(entry.name)) continue;
    size.files += 1;
    size.bytes += bytes;
    if (entry.name.endsWith('.html')) size.pages += 1;
  }
  return size;
}
