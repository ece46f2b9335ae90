import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {VFileMessage} from 'vfile-message';
import type {Element} from 'xast';
import {fromXml} from 'xast-util-from-xml';

import {type Finding, findingIn, type Place, suggestion} from '../../lib/finding';
import {validate} from '../../lib/schema-findings';
import {fillDirectives, fillFindings} from '../directives/text';
import type {FigureSet} from '../figures/read';
import type {SourceDrawing} from './read';
import {KINDS, WORDS} from './schemas';
import {optionsOf} from './view';

/** Width of a drawing on a 360 px wide phone, and the smallest font size there, in px. */
const PHONE_WIDTH = 328;
const MIN_TEXT_SIZE = 12;

type Report = (node: Pick<Element, 'position'>, message: string, fix: string) => void;

interface InspectedDrawing {
  /** With its figures filled in. Undefined if the file cannot be parsed; the findings say why. */
  root?: Element | undefined;
  findings: Finding[];
}

/** Parses a drawing with its figures filled in, and finds what is wrong with it. */
export function inspectDrawing(
  {source, repoPath}: SourceDrawing,
  figures: FigureSet,
  locale?: string,
): InspectedDrawing {
  const unfilled = fillFindings(source, repoPath, figures);
  try {
    const {children} = fromXml(fillDirectives(source, figures, locale).text);
    const root = children.find((node) => node.type === 'element');
    return {root, findings: [...(root ? findingsIn(root, repoPath) : []), ...unfilled]};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const {reason, line = 1, column = 1} = error;
    const fix = 'close every element and put every value in quotes';
    const invalid = {...findingIn(repoPath, `invalid XML: ${reason}`, fix), line, column};
    return {findings: [invalid, ...unfilled]};
  }
}

/**
 * Finds elements, attributes and values that the schemas do not have, missing words, text that is too small on a
 * phone, and steps and options of a screen that do not fit.
 */
function findingsIn(root: Element, repoPath: string): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (node, message, fix) =>
    findings.push({file: repoPath, ...placeOf(node), message, fix});
  const schemas = new Map(Object.entries(KINDS)).get(root.name);
  if (!schemas) {
    const names = Object.keys(KINDS).map((name) => `<${name}>`);
    report(root, `no drawing begins with <${root.name}>`, `start with one of ${names.join(', ')}`);
    return findings;
  }
  for (const [name, fix] of Object.entries(WORDS)) {
    const words = childElements(root).find((element) => element.name === name);
    const isMissing = schemas.has(name) && (!words || plainText(words) === '');
    if (isMissing) report(words ?? root, `the drawing has no <${name}>`, fix);
  }
  visit(root, (node, _, parent) => {
    const around = parent?.type === 'element' ? parent : undefined;
    if (node.type === 'text' && around && !schemas.get(around.name)?.text && node.value.trim()) {
      report(node, `text is not allowed in <${around.name}>`, 'put it in an element for text');
    }
    if (node.type !== 'element') return undefined;
    const isWithin = root.name === 'svg' ? node.name === 'svg' : around !== root;
    if (around && isWithin) {
      report(node, `<${node.name}> is not allowed in <${around.name}>`, 'put it after it');
    }
    const schema = schemas.get(node.name);
    if (!schema) {
      const fix = suggestion(node.name, [...schemas.keys()]);
      report(node, `<${node.name}> is not allowed in a drawing`, fix);
      return SKIP;
    }
    const located = {value: node.attributes, positionOf: () => placeOf(node)};
    for (const {message, fix} of validate(schema.attributes, located, repoPath).findings) {
      report(node, `<${node.name}>: ${message}`, fix);
    }
    if (schema.text === 'needed' && plainText(node) === '') {
      report(node, `<${node.name}> has no text`, 'write what it says');
    }
    return undefined;
  });
  if (root.name === 'svg') inspectTexts(root, report);
  else inspectScreen(root, report);
  return findings;
}

function placeOf({position}: Pick<Element, 'position'>): Place {
  const {line = 1, column = 1} = position?.start ?? {};
  return {line, column};
}

/** Finds text that is smaller than 12 px on a phone. */
function inspectTexts(root: Element, report: Report): void {
  const [, , width = PHONE_WIDTH] = (root.attributes.viewBox ?? '').split(' ').map(Number);
  const least = (MIN_TEXT_SIZE * width) / PHONE_WIDTH;
  for (const element of childElements(root)) {
    const size = Number(element.attributes['font-size'] ?? root.attributes['font-size'] ?? 0);
    if (element.name !== 'text' || size >= least) continue;
    const message = `text of size ${size} is smaller than ${MIN_TEXT_SIZE} px on a phone`;
    const fix = `write font-size="${Math.ceil(least * 2) / 2}" or more, or make the viewBox narrower`;
    report(element, message, fix);
  }
}

/** Finds steps of a screen that are out of order, and choices of no option. */
function inspectScreen(root: Element, report: Report): void {
  let last = 0;
  for (const part of childElements(root)) {
    const {step, chosen} = part.attributes;
    if (Number(step) > last) last = Number(step);
    else if (step) {
      const message = `the step "${step}" is not a number above ${last}`;
      report(part, message, 'number the steps from top to bottom');
    }
    const options = optionsOf(plainText(part));
    if (part.name === 'choice' && chosen && !options.includes(chosen)) {
      report(part, `"${chosen}" is not one of the options`, suggestion(chosen, options));
    }
  }
}

export function childElements({children}: Element): Element[] {
  return children.filter((node) => node.type === 'element');
}

/** All text within an element, with its white space collapsed. */
export function plainText(element: Element): string {
  return toString(element).replace(/\s+/g, ' ').trim();
}
