import fs from 'node:fs';
import path from 'node:path';

import {filesBelow, pathFrom} from '../../src/lib/files';
import type {CheckContext, Source} from './context';

/** Files without strings are skipped, because cspell takes as long for them as for others. */
const HAS_STRINGS = /"definition"|message:|<Translate|^ {2}what: |^ {2}"/m;

/** The glossary, and the code with its texts. cspell.json picks out what readers see of them. */
export function spelledSources(context: CheckContext): Source[] {
  const all = sourcesIn(context, /^(?:docs\/_glossary|src)\/.*\.(?:json|tsx?|yaml)$/);
  return all.filter(({content}) => HAS_STRINGS.test(content));
}

/** Files that readers see but for their keys: drawings, figures, definitions, texts of tools, and the contract. */
export function shownSources(context: CheckContext): Source[] {
  return sourcesIn(
    context,
    /^docs\/_(?:drawings|figures|glossary)\/|^src\/.*\/texts\.json$|^openapi\/(?!released\/|examples\/).*\.yaml$/,
  );
}

/** The files whose path matches; none if only some pages are checked. */
export function sourcesIn({root, pages, subjects}: CheckContext, pattern: RegExp): Source[] {
  if (subjects.length < pages.length) return [];
  return ['docs', 'openapi', 'src']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => ({file, repoPath: pathFrom(root, file)}))
    .filter(({repoPath}) => pattern.test(repoPath))
    .map(({file, repoPath}) => ({repoPath, content: fs.readFileSync(file, 'utf8')}));
}
