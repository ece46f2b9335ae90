import fs from 'node:fs';
import path from 'node:path';

import {filesBelow, pathFrom} from '../../src/lib/files';
import type {CheckContext} from './context';

/** Files without strings are skipped, because cspell takes as long for them as for others. */
const HAS_STRINGS = /"definition"|message:|<Translate|^ {2}what: |^ {2}"/m;

interface Source {
  repoPath: string;
  content: string;
}

/** Words that readers see, but which are not on a page: the glossary, and the code with its texts. */
export function otherSources(context: CheckContext): Source[] {
  return sourcesIn(context, /^(?:docs\/_glossary|src)\/.*\.(?:json|tsx?|yaml)$/).filter(
    ({content}) => HAS_STRINGS.test(content),
  );
}

/** The contract, whose descriptions the API reference shows. Its keys are no words: spelling leaves it out. */
export function contractSources(context: CheckContext): Source[] {
  return sourcesIn(context, /^openapi\/(?!released\/).*\.yaml$/);
}

/** The files whose path matches; none if only some pages are checked. */
function sourcesIn({root, pages, subjects}: CheckContext, pattern: RegExp): Source[] {
  if (subjects.length < pages.length) return [];
  return ['docs/_glossary', 'openapi', 'src']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .map((file) => ({file, repoPath: pathFrom(root, file)}))
    .filter(({repoPath}) => pattern.test(repoPath))
    .map(({file, repoPath}) => ({repoPath, content: fs.readFileSync(file, 'utf8')}));
}
