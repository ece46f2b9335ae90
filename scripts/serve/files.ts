import fs from 'node:fs';
import type {IncomingMessage} from 'node:http';
import path from 'node:path';

import Negotiator from 'negotiator';

/** Compressed copies by file extension, in order of preference. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file, plain or compressed. */
interface Form {
  /** Absolute path. */
  file: string;
  /** Value of `Content-Encoding`; undefined if the file is not compressed. */
  coding?: 'br' | 'gzip';
}

/** The file for a path, with its compressed copies in order of preference. */
export interface Answering {
  plain: string;
  copies: readonly Form[];
}

/**
 * The file for a path: `features.html` for /features, or the file of that name, or the `index.html` of
 * the folder.
 *
 * @param route path in the build, decoded
 * @throws Error if the build has no such file
 */
export function answeringFile(build: string, route: string): Answering {
  const plain = [`${route}.html`, route, path.join(route, 'index.html')]
    .map((name) => path.join(build, name))
    .find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
  if (plain === undefined) throw new Error(`${build} has no file for ${route}`);
  const copies = CODINGS.map(([coding, ending]) => ({file: plain + ending, coding}));
  return {plain, copies: copies.filter(({file}) => fs.existsSync(file))};
}

export function bestFor(request: IncomingMessage, {plain, copies}: Answering): Form {
  // Negotiator leaves out encodings with q=0.
  const accepted = new Set(new Negotiator(request).encodings());
  return copies.find(({coding}) => coding && accepted.has(coding)) ?? {file: plain};
}
