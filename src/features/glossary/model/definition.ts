import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {resolveBrand} from '../../../content/directives/brand';
import {labelOf, type Resolved} from '../../../content/directives/directive';
import {resolveLiteral} from '../../../content/figures/directives';
import {resolveFigure} from '../../../content/figures/inline';
import type {FigureSet} from '../../../content/figures/read';
import {parseMarkdown} from '../../../content/markdown';
import {suggestion} from '../../../lib/finding';

/** What a definition may hold beside words: it is plain text, so nothing that is a link. */
const DIRECTIVES = ['figure', 'literal', 'brand'];

/** A term stands on many pages: its definition is read once for a state of the figures. */
const kept = new WeakMap<FigureSet, Map<string, Resolved<string>>>();

/**
 * A definition as plain text, with its figures filled in.
 *
 * @param definition one or two sentences, with `:figure[id]`, `:literal[…]{reason="…"}` or `:brand[key]`
 * @param locale BCP 47 tag
 */
export function resolveDefinition(
  definition: string,
  figures: FigureSet,
  locale?: string,
): Resolved<string> {
  const known = kept.get(figures) ?? new Map<string, Resolved<string>>();
  kept.set(figures, known);
  const key = `${locale ?? ''}\n${definition}`;
  const resolved = known.get(key) ?? resolve(definition, figures, locale);
  known.set(key, resolved);
  return resolved;
}

function resolve(definition: string, figures: FigureSet, locale?: string): Resolved<string> {
  const parsed = parseMarkdown(definition, '');
  if ('findings' in parsed) {
    const {message = 'cannot be read', fix = 'write plain text'} = parsed.findings[0] ?? {};
    return {fault: {message, fix}};
  }
  let fault: Resolved<string> | undefined;
  visit(parsed.markdown, 'textDirective', (directive, index, parent) => {
    if (!parent || index === undefined) return;
    const label = labelOf(directive);
    const resolved = resolveOne(directive.name, label, directive.attributes ?? {}, figures, locale);
    if ('fault' in resolved) fault ??= resolved;
    else parent.children[index] = {type: 'text', value: resolved.value};
  });
  return fault ?? {value: toString(parsed.markdown)};
}

function resolveOne(
  name: string,
  label: string,
  attributes: Readonly<Record<string, string | null | undefined>>,
  figures: FigureSet,
  locale?: string,
): Resolved<string> {
  switch (name) {
    case 'figure':
      return resolveFigure(label, attributes, figures, locale);
    case 'literal':
      return resolveLiteral(label, attributes);
    case 'brand': {
      const resolved = resolveBrand(label);
      return 'fault' in resolved ? resolved : {value: resolved.value.text};
    }
    default:
      return {
        fault: {
          message: `a definition cannot hold the directive "${name}"`,
          fix: suggestion(name, DIRECTIVES),
        },
      };
  }
}
