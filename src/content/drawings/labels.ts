import {visitParents} from 'unist-util-visit-parents';
import type {Element} from 'xast';

import type {Finding} from '../../lib/finding';
import {elementsIn, parseDrawing, textOf} from './parse';
import {PHONE_WIDTH} from './schemas';

/** Widths of letters in Figtree, as shares of the font size. The others have about the width of `n`. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[iljtfrI.,:;'’|!()[\] ]/g, 0.29],
  [/[mwMW@%—]/g, 0.83],
  [/[A-Z]/g, 0.64],
  [/./gu, 0.54],
];

/** Labels that the edge of an SVG drawing cuts off. Its figures are filled in. */
export function labelFindings(filled: string, repoPath: string): Finding[] {
  const parsed = parseDrawing(filled, repoPath);
  if ('findings' in parsed || parsed.root.name !== 'svg') return [];
  const findings: Finding[] = [];
  const [, , width = PHONE_WIDTH] = (parsed.root.attributes.viewBox ?? '').split(' ').map(Number);
  visitParents(parsed.root, 'element', (element, ancestors) => {
    const around = [...ancestors, element].filter((each) => each.type === 'element');
    const x = valueOf(around.slice(-2), 'x');
    const isLabel = element.name === 'text' || element.name === 'tspan';
    const hasLines = elementsIn(element).some(
      ({attributes}) => attributes.x && element.name === 'text',
    );
    // A moved or turned label may end anywhere.
    if (!isLabel || hasLines || !x || valueOf(around, 'transform')) return;
    const text = textOf(element);
    const length = widthOf(text) * Number(valueOf(around, 'font-size') ?? 0);
    const anchor = valueOf(around, 'text-anchor') ?? 'start';
    const start = Number(x) - length * ({start: 0, middle: 0.5, end: 1}[anchor] ?? 0);
    const over = Math.max(-start, start + length - width);
    if (over <= 0) return;
    const {line = 1, column = 1} = element.position?.start ?? {};
    const message = `the label "${text}" is cut off at the edge: it is about ${Math.round(length)} wide`;
    const fix = `move it by ${Math.ceil(over)}, shorten it, or write it in two lines`;
    findings.push({file: repoPath, line, column, message, fix});
  });
  return findings;
}

/** The nearest value of an attribute, which children inherit. */
function valueOf(around: readonly Element[], name: string): string | undefined {
  return around.flatMap(({attributes}) => attributes[name] ?? []).at(-1);
}

/** The width of a text, as a multiple of its font size. */
function widthOf(text: string): number {
  let rest = text;
  let sum = 0;
  for (const [letters, width] of WIDTHS) {
    sum += (rest.match(letters) ?? []).length * width;
    rest = rest.replaceAll(letters, '');
  }
  return sum;
}
