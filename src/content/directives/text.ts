import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {suggestion} from '../../lib/finding';
import type {FigureSet} from '../figures/read';
import {parseMarkdown} from '../markdown';
import {fault, type Resolved} from './directive';
import {INLINE_DIRECTIVES, resolveNode} from './inline';

/** Cached per set of figures, because the same term of the glossary occurs on many pages. */
const cache = new WeakMap<FigureSet, Map<string, Resolved<string>>>();

/**
 * A text outside the body of a page, such as the definition of a term, with its figures filled in.
 *
 * @param text one or two sentences, with `:figure[id]`, `:literal[…]{reason="…"}` or `:brand[key]`
 * @param locale BCP 47 tag
 */
export function resolveText(text: string, figures: FigureSet, locale?: string): Resolved<string> {
  const known = cache.get(figures) ?? new Map<string, Resolved<string>>();
  cache.set(figures, known);
  const key = `${locale ?? ''}\n${text}`;
  const resolved = known.get(key) ?? resolve(text, figures, locale);
  known.set(key, resolved);
  return resolved;
}

function resolve(text: string, figures: FigureSet, locale?: string): Resolved<string> {
  const parsed = parseMarkdown(text, '');
  if ('findings' in parsed) {
    const {message = 'cannot be read', fix = 'write plain text'} = parsed.findings[0] ?? {};
    return fault(message, fix);
  }
  let wrong: Resolved<string> | undefined;
  visit(parsed.markdown, 'textDirective', (directive, index, parent) => {
    if (!parent || index === undefined) return;
    const {name} = directive;
    const resolved =
      resolveNode(directive, figures, locale) ??
      fault(`the text cannot contain the directive "${name}"`, suggestion(name, INLINE_DIRECTIVES));
    if ('fault' in resolved) wrong ??= resolved;
    else parent.children[index] = {type: 'text', value: resolved.value};
  });
  return wrong ?? {value: toString(parsed.markdown)};
}
