import type {Term, TermSet} from '@site/src/features/glossary/model/schema';
import {slugOf} from '@site/src/lib/slug';

/** A term with defaults for everything that the test does not state. */
export function termOf(name: string, fields: Partial<Term> = {}): Term {
  return {name, definition: `What ${name} means.`, ...fields};
}

export function termsOf(...terms: (Term | string)[]): TermSet {
  return new Map(
    terms
      .map((term) => (typeof term === 'string' ? termOf(term) : term))
      .map((term) => [slugOf(term.name), term]),
  );
}
