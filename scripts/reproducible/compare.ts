import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One file that two folders do not share. */
export interface Difference {
  /** Path from the folder, with `/`. */
  file: string;
  /** Where and how it differs, as half a sentence. */
  reason: string;
}

/** Characters of a text shown on each side of the first difference. */
const AROUND = 40;

/**
 * Compares every file of two folders by its hash.
 *
 * @returns how many files there are in all, and those that are not the same, by name
 */
export function compareFolders(
  first: string,
  second: string,
): {files: number; differences: Difference[]} {
  const [one, two] = [hashes(first), hashes(second)];
  const names = [...new Set([...one.keys(), ...two.keys()])].sort();
  const differences = names.flatMap((file): Difference[] => {
    if (!two.has(file)) return [{file, reason: 'is in the first only'}];
    if (!one.has(file)) return [{file, reason: 'is in the second only'}];
    if (one.get(file) === two.get(file)) return [];
    return [{file, reason: firstDifference(path.join(first, file), path.join(second, file))}];
  });
  return {files: names.length, differences};
}

function hashes(folder: string): Map<string, string> {
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const full = path.join(entry.parentPath, entry.name);
      const hash = crypto.createHash('sha256').update(fs.readFileSync(full)).digest('hex');
      return [path.relative(folder, full).split(path.sep).join('/'), hash];
    }),
  );
}

/** Tells the first place at which two files part. */
function firstDifference(first: string, second: string): string {
  const [one, two] = [fs.readFileSync(first), fs.readFileSync(second)];
  const length = Math.min(one.length, two.length);
  let at = 0;
  while (at < length && one[at] === two[at]) at += 1;
  const part = (bytes: Buffer): string =>
    JSON.stringify(bytes.subarray(Math.max(0, at - AROUND), at + AROUND).toString());
  const isText = !one.subarray(0, 1000).includes(0);
  return `differs from byte ${at} on${isText ? `: ${part(one)} and ${part(two)}` : ''}`;
}
