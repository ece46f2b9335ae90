import fs from 'node:fs';
import path from 'node:path';

import {archivedVersions} from '../../src/content/versions';
import {contractOf} from '../../src/features/contract/files';
import {filesBelow} from '../../src/lib/files';
import {reasonOf} from '../../src/lib/finding';

const VERSIONS_FILE = 'versions.json';

/** Copied as a whole into a version, including folders with a leading `_`. */
const CONTENT = 'docs';

/** The files and folders of an archived version, as paths relative to the repository. */
export function placesOf(root: string, version: string): {content: string; all: string[]} {
  const content = `versioned_docs/version-${version}`;
  return {
    content,
    all: [
      content,
      `versioned_sidebars/version-${version}-sidebars.json`,
      path.relative(root, path.dirname(contractOf({version}, root).document)),
    ],
  };
}

/**
 * Archives the current content as a version and verifies the copy. If anything fails, all changes are
 * undone.
 *
 * @param write writes the version, as `docusaurus docs:version` does; returns whether it succeeded
 * @returns what went wrong; empty if the version was cut
 */
export async function archiveVersion(
  root: string,
  version: string,
  write: () => boolean | Promise<boolean>,
): Promise<string[]> {
  const list = path.join(root, VERSIONS_FILE);
  const before = fs.existsSync(list) ? fs.readFileSync(list) : undefined;
  let faults: string[];
  try {
    faults = (await write()) ? faultsOf(root, version) : ['The version could not be written'];
  } catch (error) {
    faults = [reasonOf(error)];
  }
  if (faults.length > 0) {
    for (const place of placesOf(root, version).all) {
      fs.rmSync(path.join(root, place), {recursive: true, force: true});
    }
    if (before) fs.writeFileSync(list, before);
    else fs.rmSync(list, {force: true});
  }
  return faults;
}

/** How an archived version differs from the current content. */
export function faultsOf(root: string, version: string): string[] {
  const {content, all} = placesOf(root, version);
  const missing = all.filter((place) => !fs.existsSync(path.join(root, place)));
  if (missing.length > 0) return missing.map((place) => `${place} was not written`);
  if (archivedVersions(root)[0] !== version)
    return [`${VERSIONS_FILE} does not start with ${version}`];
  const today = path.join(root, CONTENT);
  return filesBelow(today).flatMap((full) => {
    const file = path.relative(today, full);
    const copy = path.join(root, content, file);
    if (!fs.existsSync(copy)) return [`${content}/${file} is missing`];
    const same = fs.readFileSync(copy).equals(fs.readFileSync(full));
    return same ? [] : [`${content}/${file} differs from docs/${file}`];
  });
}
