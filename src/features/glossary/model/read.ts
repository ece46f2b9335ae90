import path from 'node:path';

import {readRecords} from '../../../lib/data-file';
import {pathFrom} from '../../../lib/files';
import {type Finding, FindingError, suggestion} from '../../../lib/finding';
import {slugOf} from '../../../lib/slug';
import {compareNames, namesOf} from './names';
import {termSchema, type TermSet} from './schema';

/** The folder of the glossary in each content tree, and its only file. */
export const GLOSSARY_FOLDER = '_glossary';
export const TERMS_FILE = 'terms.json';

/** Creates a finding at a field of a term, for rules that need more than the file. */
export type TermFinding = (
  key: string,
  field: readonly string[],
  message: string,
  fix: string,
) => Finding;

interface InspectedGlossary {
  /** In alphabetical order. */
  terms: TermSet;
  findings: Finding[];
  findingAt: TermFinding;
}

/**
 * Reads and validates the glossary of one content tree.
 *
 * @param tree folder that may contain `_glossary`, such as `docs`
 * @returns no terms if the tree has no glossary, as in older versions
 * @throws FindingError with every fault found
 */
export function readGlossary(tree: string, root: string = process.cwd()): TermSet {
  const {terms, findings} = inspectGlossary(tree, root);
  if (findings.length > 0) throw new FindingError(findings);
  return terms;
}

/** Like {@link readGlossary}, but returns the findings along with what could be read. */
export function inspectGlossary(tree: string, root: string): InspectedGlossary {
  const full = path.join(tree, GLOSSARY_FOLDER, TERMS_FILE);
  const file = pathFrom(root, full);
  const {records, invalid, findings, positionOf} = readRecords(full, file, termSchema);
  const terms = new Map([...records].sort(([, a], [, b]) => compareNames(a.name, b.name)));
  const findingAt: TermFinding = (key, field, message, fix) => ({
    file,
    ...positionOf([key, ...field]),
    message,
    fix,
  });
  findings.push(
    ...otherKeys(terms, findingAt),
    ...sharedNames(terms, findingAt),
    ...unknownTerms(terms, [...terms.keys(), ...(invalid ?? [])], findingAt),
  );
  return {terms, findings, findingAt};
}

function otherKeys(terms: TermSet, at: TermFinding): Finding[] {
  return [...terms]
    .filter(([key, {name}]) => key !== slugOf(name))
    .map(([key, {name}]) =>
      at(key, [], `"${key}" does not follow from the name "${name}"`, `write "${slugOf(name)}"`),
    );
}

function sharedNames(terms: TermSet, at: TermFinding): Finding[] {
  const owners = new Map<string, string>();
  return [...terms].flatMap(([key, term]) =>
    namesOf(term).flatMap((name) => {
      const owner = owners.get(slugOf(name));
      owners.set(slugOf(name), key);
      if (owner === undefined) return [];
      const shared =
        owner === key ? `"${name}" is listed twice` : `"${name}" is also a name of "${owner}"`;
      return [at(key, [], shared, 'keep it in one place only')];
    }),
  );
}

/** @param keys of all terms, also of those that are invalid */
function unknownTerms(terms: TermSet, keys: readonly string[], at: TermFinding): Finding[] {
  return [...terms].flatMap(([key, {see = []}]) =>
    see
      .filter((other) => !keys.includes(other) || other === key)
      .map((other) =>
        other === key
          ? at(key, ['see'], `"${key}" refers to itself`, `remove "${key}" from see`)
          : at(key, ['see'], `unknown term "${other}"`, suggestion(other, keys)),
      ),
  );
}
