import fs from 'node:fs';
import path from 'node:path';

import {filesBelow, pathFrom} from '../../src/lib/files';
import type {CheckContext} from './context';

/** Files without strings are skipped, because cspell takes as long for them as for others. */
const HAS_STRINGS = /"definition"|message:|<Translate|^ {2}what: |^ {2}"/m;

/** Words that readers see, but which are not on a page: the glossary, and the code with its texts. */
export function otherSources({
  root,
  pages,
  subjects,
}: CheckContext): {repoPath: string; content: string}[] {
  if (subjects.length < pages.length) return [];
  return ['docs/_glossary', 'src']
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => /\.(?:json|tsx?|yaml)$/.test(file))
    .map((file) => ({repoPath: pathFrom(root, file), content: fs.readFileSync(file, 'utf8')}))
    .filter(({content}) => HAS_STRINGS.test(content));
}

/** The contract, whose descriptions the API reference shows. Its keys are no words: spelling leaves it out. */
export function contractSources({
  root,
  pages,
  subjects,
}: CheckContext): {repoPath: string; content: string}[] {
  if (subjects.length < pages.length) return [];
  return filesBelow(path.join(root, 'openapi'))
    .map((file) => ({file, repoPath: pathFrom(root, file)}))
    .filter(({repoPath}) => /^openapi\/(?!released\/).*\.yaml$/.test(repoPath))
    .map(({file, repoPath}) => ({repoPath, content: fs.readFileSync(file, 'utf8')}));
}
