import fs from 'node:fs';

import {parse} from 'yaml';
import * as z from 'zod';

import type {ChangesSince} from './changes';

const declarations = z.array(
  z.strictObject({
    /** The earlier version. */
    since: z.string(),
    reason: z.string().min(10),
    /** Texts of the changes, as `changesBetween` writes them. */
    changes: z.array(z.string()).min(1),
  }),
);

export type Declaration = z.infer<typeof declarations>[number];

/** Reads the declarations; none if there is no file. @throws ZodError or YAMLParseError if it is invalid */
export function readDeclarations(file: string): Declaration[] {
  return fs.existsSync(file) ? declarations.parse(parse(fs.readFileSync(file, 'utf8'))) : [];
}

/** Breaking changes that are not declared, with the version that they are relative to. */
export function undeclared(
  since: readonly ChangesSince[],
  declared: readonly Declaration[],
): {version: string; text: string}[] {
  return since.flatMap(({version, changes}) =>
    changes
      .filter(({breaking}) => breaking)
      .filter(
        ({text}) => !declared.some((one) => one.since === version && one.changes.includes(text)),
      )
      .map(({text}) => ({version, text})),
  );
}
