import * as z from 'zod';

import type {Finding} from '../../src/lib/finding';

const FILE = 'package-lock.json';

/** The relevant part of npm's lock file. */
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
 * Verifies that an install gets exactly the packages that were tested. Every package needs a SHA-512
 * hash and no download URL: npm then uses its configured registry and verifies the hash.
 *
 * @param text content of `package-lock.json`
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
      fix: 'use a release from the registry, and regenerate the lock file with npm install',
    })),
  );
  return {findings, looked: entries.length};
}

function faultsOf({integrity, resolved, link, inBundle}: Entry): string[] {
  if (link) return ['is a link to a folder'];
  const faults: string[] = [];
  // Bundled packages are covered by the hash of the package that contains them.
  if (integrity === undefined && !inBundle) faults.push('has no integrity hash');
  if (integrity !== undefined && !SHA512.test(integrity)) {
    faults.push(`has an integrity hash other than SHA-512: ${integrity}`);
  }
  if (resolved !== undefined) faults.push(`has a fixed download URL: ${resolved}`);
  return faults;
}
