import path from 'node:path';
import fs from 'node:fs';

import {allTrees, currentTree} from '../../src/content/tree';
import {frozenVersions} from '../../src/content/versions';
import {contractOf, filesBelow} from '../../src/contract/files';
import {compareVersions} from '../../src/features/changes/model/compare';
import {readSnapshot} from '../../src/features/changes/model/snapshot';

/** The list of frozen versions. */
const VERSIONS_FILE = 'versions.json';

/** Folders of today's content that a version takes along whole, names with a leading `_` included. */
const CONTENT = 'docs';

/** Where a frozen version lies, each path from the repository. */
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
 * Freezes today's site under a name and looks whether all of it is there. Where anything fails,
 * everything is as it was before.
 *
 * @param write writes the version, as `docusaurus docs:version` does; tells whether it succeeded
 * @returns what went wrong; nothing where the version stands
 */
export async function freeze(
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
    faults = [error instanceof Error ? error.message : String(error)];
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

/** What a frozen version lacks, or has otherwise than today. */
export function faultsOf(root: string, version: string): string[] {
  const {content, all} = placesOf(root, version);
  const missing = all.filter((place) => !fs.existsSync(path.join(root, place)));
  if (missing.length > 0) return missing.map((place) => `${place} was not written`);
  if (frozenVersions(root)[0] !== version) return [`${VERSIONS_FILE} does not begin with it`];
  const today = path.join(root, CONTENT);
  const copies = filesBelow(today).flatMap((full) => {
    const file = path.relative(today, full);
    const copy = path.join(root, content, file);
    if (!fs.existsSync(copy)) return [`${content}/${file} is missing`];
    const same = fs.readFileSync(copy).equals(fs.readFileSync(full));
    return same ? [] : [`${content}/${file} differs from today's`];
  });
  return copies.length > 0 ? copies : differences(root, version);
}

/** Reads both as readers do. */
function differences(root: string, version: string): string[] {
  const frozen = allTrees(root).find((tree) => tree.version === version);
  if (!frozen) return [`${VERSIONS_FILE} does not have it`];
  const changes = compareVersions([
    readSnapshot(frozen, root),
    readSnapshot(currentTree(root), root),
  ]);
  if (changes.compared.figures === 0 || changes.compared.pages === 0) {
    return ['The version holds no figure, or no page'];
  }
  return [
    ...changes.figures.map(({id}) => `The figure ${id} differs`),
    ...[...changes.added, ...changes.removed, ...changes.edited].map(
      ({route}) => `The page ${route} differs`,
    ),
  ];
}
