import * as z from 'zod';

import type {Finding} from '../../src/lib/finding';

const FILE = 'package-lock.json';

/** The part of npm's lock file that is read here. */
const lockSchema = z.object({
  lockfileVersion: z.int().min(2),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

type Entry = z.infer<typeof lockSchema>['packages'][string];

/** A SHA-512 in base64: 64 bytes. */
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * What keeps a lock file from proving that an install gets the bytes that were tested: a package
 * without hash, from a repository or an address, or from a registry that is named. Where none is
 * named, npm asks the one that it is set to, and the hash decides.
 *
 * @param text what `package-lock.json` says
 */
export function inspectLock(text: string): {findings: Finding[]; looked: number} {
  const {packages} = lockSchema.parse(JSON.parse(text));
  const entries = Object.entries(packages).filter(([place]) => place !== '');
  const lines = text.split('\n');
  const findings = entries.flatMap(([place, entry]) =>
    faultsOf(entry).map((fault): Finding => ({
      file: FILE,
      line: lines.findIndex((line) => line.includes(`${JSON.stringify(place)}: {`)) + 1,
      column: 1,
      message: `${place} ${fault}`,
      fix: 'take a release from the registry, and write the lock anew with npm install',
    })),
  );
  return {findings, looked: entries.length};
}

function faultsOf({integrity, resolved, link, inBundle}: Entry): string[] {
  if (link) return ['is a link to a folder'];
  const faults: string[] = [];
  // What comes inside of another package has that one's hash.
  if (integrity === undefined && !inBundle) faults.push('has no integrity');
  if (integrity !== undefined && !SHA512.test(integrity)) {
    faults.push(`has an integrity that is no SHA-512: ${integrity}`);
  }
  if (resolved !== undefined) faults.push(`comes from a named place: ${resolved}`);
  return faults;
}
