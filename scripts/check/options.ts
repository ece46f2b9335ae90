import path from 'node:path';
import {parseArgs} from 'node:util';

import {suggestion} from '../../src/lib/finding';

export const FORMATS = ['text', 'github', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export interface CheckOptions {
  format: Format;
  /** Paths from the root, with `/`. Empty: check everything. */
  files: string[];
}

export const USAGE = `npm run check                          check everything
npm run check -- docs/…/x.md           check one file or folder
npm run check -- --format github       annotations for GitHub Actions
npm run check -- --format json         for programs`;

/** Parses the command line. */
export function readOptions(args: string[], root: string): CheckOptions | {fault: string} {
  try {
    const {values, positionals} = parseArgs({
      args,
      allowPositionals: true,
      options: {format: {type: 'string', default: 'text'}},
    });
    const format = FORMATS.find((name) => name === values.format);
    return format
      ? {format, files: positionals.map((file) => fromRoot(file, root))}
      : {fault: `unknown format "${values.format}"  → ${suggestion(values.format, FORMATS)}`};
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return {fault: `${reason}  → use one of:\n\n${USAGE}`};
  }
}

function fromRoot(file: string, root: string): string {
  return path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
}
