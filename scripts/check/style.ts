import {visit} from 'unist-util-visit';

import {inlineText} from '../../src/content/directives/inline';
import type {Finding} from '../../src/lib/finding';
import {findingAt, pageRule} from './context';

const BOUND_BEFORE =
  /\b(?:more than|less than|over|under|above|below|up to|within|at least|at most)\s$/i;
const BOUND_FIRST = /^(?:over|under|above|below|up to|within|at least) /;

/** "More than over 5 days": a bound in the text before a figure that has its own. */
export const style = pageRule('style', (page, {figures}) => {
  const findings: Finding[] = [];
  if (!page.markdown) return findings;
  visit(page.markdown, 'textDirective', (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    const [bound] = (before?.type === 'text' && BOUND_BEFORE.exec(before.value)) || [];
    const text = inlineText(node, figures);
    if (!bound || node.name !== 'figure' || !BOUND_FIRST.test(text)) return;
    const message = `the bound is repeated: readers see "${bound}${text}"`;
    const fix = `leave out "${bound.trim()}", or add {as=bare} to the figure`;
    findings.push(findingAt(page, node, message, fix));
  });
  return findings;
});
