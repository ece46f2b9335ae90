import fs from 'node:fs';
import type {IncomingMessage} from 'node:http';
import path from 'node:path';

import Negotiator from 'negotiator';

/** The compressed copies that a build may hold beside a file, the best first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** One form of a file that can be sent. */
export interface Form {
  /** Absolute path. */
  file: string;
  /** Value of `Content-Encoding`; none where the file is sent as it is. */
  coding?: 'br' | 'gzip';
}

/** The file that answers a path, with its compressed copies, the best first. */
export interface Answering {
  plain: string;
  copies: readonly Form[];
}

/**
 * The file that answers a path of a build: `features.html` for /features, else the file of that
 * name, else the `index.html` of the folder.
 *
 * @param route path as the build has it, decoded
 * @throws Error when the build does not have it
 */
export function answeringFile(build: string, route: string): Answering {
  const plain = [`${route}.html`, route, path.join(route, 'index.html')]
    .map((name) => path.join(build, name))
    .find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
  if (plain === undefined) throw new Error(`${build} has no file for ${route}`);
  const copies = CODINGS.map(([coding, ending]) => ({file: plain + ending, coding}));
  return {plain, copies: copies.filter(({file}) => fs.existsSync(file))};
}

/** The best form that a client takes. */
export function bestFor(request: IncomingMessage, {plain, copies}: Answering): Form {
  // Does not hold codings that the client refuses with q=0.
  const accepted = new Set(new Negotiator(request).encodings());
  return copies.find(({coding}) => coding && accepted.has(coding)) ?? {file: plain};
}
