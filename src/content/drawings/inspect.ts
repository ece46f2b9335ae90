import {SKIP, visit} from 'unist-util-visit';
import type {Element} from 'xast';

import {type Finding, suggestion} from '../../lib/finding';
import {validate} from '../../lib/schema-findings';
import {fillDirectives, fillFindings} from '../directives/text';
import type {FigureSet} from '../figures/read';
import {childElements, parseDrawing, plainText} from './parse';
import type {SourceDrawing} from './read';
import {KINDS, MIN_TEXT_SIZE, PHONE_WIDTH, WORDS} from './schemas';
import {optionsOf} from './view';

type Report = (node: Pick<Element, 'position'>, message: string, fix: string) => void;

interface InspectedDrawing {
  /** With its figures filled in. Undefined if the file cannot be parsed; the findings say why. */
  root?: Element;
  findings: Finding[];
}

/** Parses a drawing with its figures filled in, and finds what is wrong with it. */
export function inspectDrawing(
  {source, repoPath}: SourceDrawing,
  figures: FigureSet,
  locale?: string,
): InspectedDrawing {
  const unfilled = fillFindings(source, repoPath, figures);
  const parsed = parseDrawing(fillDirectives(source, figures, locale).text, repoPath);
  if ('findings' in parsed) return {findings: [...parsed.findings, ...unfilled]};
  return {root: parsed.root, findings: [...findingsIn(parsed.root, repoPath), ...unfilled]};
}

/**
 * Finds elements, attributes and values that the schemas do not have, missing words, text that is too small on a
 * phone, and steps and options of a screen that do not fit.
 */
function findingsIn(root: Element, repoPath: string): Finding[] {
  const findings: Finding[] = [];
  const placeOf = ({position}: Pick<Element, 'position'>) => {
    const {line = 1, column = 1} = position?.start ?? {};
    return {line, column};
  };
  const report: Report = (node, message, fix) =>
    findings.push({file: repoPath, ...placeOf(node), message, fix});
  const schemas = Object.hasOwn(KINDS, root.name) ? KINDS[root.name] : undefined;
  if (!schemas) {
    const names = Object.keys(KINDS).map((name) => `<${name}>`);
    report(root, `no drawing begins with <${root.name}>`, `start with one of ${names.join(', ')}`);
    return findings;
  }
  for (const [name, fix] of Object.entries(WORDS)) {
    const words = childElements(root).find((element) => element.name === name);
    const isMissing = name in schemas && (!words || plainText(words) === '');
    if (isMissing) report(words ?? root, `the drawing has no <${name}>`, fix);
  }
  visit(root, (node, _, parent) => {
    const around = parent?.type === 'element' ? parent : undefined;
    if (node.type === 'text' && around && !schemas[around.name]?.text && node.value.trim()) {
      report(node, `text is not allowed in <${around.name}>`, 'put it in an element for text');
    }
    if (node.type !== 'element') return undefined;
    const isWithin = root.name === 'svg' ? node.name === 'svg' : around !== root;
    if (around && isWithin) {
      report(node, `<${node.name}> is not allowed in <${around.name}>`, 'put it after it');
    }
    const schema = Object.hasOwn(schemas, node.name) ? schemas[node.name] : undefined;
    if (!schema) {
      const fix = suggestion(node.name, Object.keys(schemas));
      report(node, `<${node.name}> is not allowed in a drawing`, fix);
      return SKIP;
    }
    const located = {value: node.attributes, positionOf: () => placeOf(node)};
    const validated = validate<unknown>(schema.attributes, located, repoPath);
    for (const {message, fix} of 'findings' in validated ? validated.findings : []) {
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
