import fs from 'node:fs';
import path from 'node:path';

import Negotiator from 'negotiator';
import type {IncomingMessage} from 'node:http';

/** The compressed copies that a build may hold beside a file, the best first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** One form of a file that can be sent. */
export interface Representation {
  /** Absolute path. */
  file: string;
  /** Value of `Content-Encoding`; none where the file is sent as it is. */
  coding?: 'br' | 'gzip';
}

/**
 * The file that answers a path of a build: `features.html` for /features, else the file itself,
 * else the `index.html` of the folder.
 *
 * @param route path as the build has it, decoded
 * @returns undefined where the build no longer has it
 */
export function fileOf(build: string, route: string): string | undefined {
  return [`${route}.html`, route, path.join(route, 'index.html')]
    .map((name) => path.join(build, name))
    .find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
}

/** The best form of a file that a client takes. */
export function representationFor(request: IncomingMessage, file: string): Representation {
  // Does not hold codings that the client refuses with q=0.
  const accepted = new Set(new Negotiator(request).encodings());
  for (const [coding, ending] of CODINGS) {
    if (accepted.has(coding) && fs.existsSync(file + ending)) return {file: file + ending, coding};
  }
  return {file};
}
