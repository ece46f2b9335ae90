import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {fault, type Resolved} from '../../../content/directives/directive';
import {INLINE_DIRECTIVES, resolveNode} from '../../../content/directives/inline';
import type {FigureSet} from '../../../content/figures/read';
import {parseMarkdown} from '../../../content/markdown';
import {suggestion} from '../../../lib/finding';

/** Cached per set of figures, because the same term occurs on many pages. */
const cache = new WeakMap<FigureSet, Map<string, Resolved<string>>>();

/**
 * A definition as plain text with its figures filled in.
 *
 * @param definition one or two sentences, with `:figure[id]`, `:literal[…]{reason="…"}` or `:brand[key]`
 * @param locale BCP 47 tag
 */
export function resolveDefinition(
  definition: string,
  figures: FigureSet,
  locale?: string,
): Resolved<string> {
  const known = cache.get(figures) ?? new Map<string, Resolved<string>>();
  cache.set(figures, known);
  const key = `${locale ?? ''}\n${definition}`;
  const resolved = known.get(key) ?? resolve(definition, figures, locale);
  known.set(key, resolved);
  return resolved;
}

function resolve(definition: string, figures: FigureSet, locale?: string): Resolved<string> {
  const parsed = parseMarkdown(definition, '');
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
      fault(
        `a definition cannot contain the directive "${name}"`,
        suggestion(name, INLINE_DIRECTIVES),
      );
    if ('fault' in resolved) wrong ??= resolved;
    else parent.children[index] = {type: 'text', value: resolved.value};
  });
  return wrong ?? {value: toString(parsed.markdown)};
}
