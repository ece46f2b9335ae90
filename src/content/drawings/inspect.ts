import {SKIP, visitParents} from 'unist-util-visit-parents';
import type {Element} from 'xast';

import {type Finding, suggestion} from '../../lib/finding';
import {validate} from '../../lib/schema-findings';
import {elementsIn, textOf} from './parse';
import {KINDS, MIN_TEXT_SIZE, PHONE_WIDTH} from './schemas';
import {optionsOf} from './view';

type Report = (node: Pick<Element, 'position'>, message: string, fix: string) => void;

/**
 * Finds elements, attributes and values that the schemas do not have, missing words, text that is too small on a
 * phone, and steps and options of a screen that do not fit.
 */
export function inspectDrawing(root: Element, repoPath: string): Finding[] {
  const findings: Finding[] = [];
  const placeOf = ({position}: Pick<Element, 'position'>) => {
    const {line = 1, column = 1} = position?.start ?? {};
    return {line, column};
  };
  const report: Report = (node, message, fix) =>
    findings.push({file: repoPath, ...placeOf(node), message, fix});
  const kind = Object.hasOwn(KINDS, root.name) ? KINDS[root.name] : undefined;
  if (!kind) {
    const names = Object.keys(KINDS).map((name) => `<${name}>`);
    const fix = `start with one of ${names.join(', ')}`;
    report(root, `no drawing begins with <${root.name}>`, fix);
    return findings;
  }
  for (const [name, fix] of Object.entries(kind.words)) {
    const words = elementsIn(root).find((element) => element.name === name);
    if (!words || textOf(words) === '') report(words ?? root, `the drawing has no <${name}>`, fix);
  }
  visitParents(root, (node, ancestors) => {
    const around = ancestors.filter((each) => each.type === 'element');
    const parent = around.at(-1)?.name ?? '';
    if (node.type === 'text' && !kind.elements[parent]?.text && node.value.trim() !== '') {
      report(node, `text is not allowed in <${parent}>`, 'put it in an element for text');
    }
    if (node.type !== 'element') return undefined;
    const isWithin = root.name === 'svg' ? node !== root && node.name === 'svg' : around.length > 1;
    if (isWithin) report(node, `<${node.name}> is not allowed in <${parent}>`, 'put it after it');
    const schema = Object.hasOwn(kind.elements, node.name) ? kind.elements[node.name] : undefined;
    if (!schema) {
      const fix = suggestion(node.name, Object.keys(kind.elements));
      report(node, `<${node.name}> is not allowed in a drawing`, fix);
      return SKIP;
    }
    const located = {value: node.attributes, positionOf: () => placeOf(node)};
    const validated = validate<unknown>(schema.attributes, located, repoPath);
    for (const {message, fix} of 'findings' in validated ? validated.findings : []) {
      report(node, `<${node.name}>: ${message}`, fix);
    }
    if (schema.text === 'needed' && textOf(node) === '') {
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
  const [, , width] = (root.attributes.viewBox ?? '').split(' ');
  const least = (MIN_TEXT_SIZE * Number(width ?? PHONE_WIDTH)) / PHONE_WIDTH;
  visitParents(root, 'element', (element, ancestors) => {
    if (element.name !== 'text' && element.name !== 'tspan') return;
    const sizes = [...ancestors, element].flatMap((each) =>
      each.type === 'element' ? (each.attributes['font-size'] ?? []) : [],
    );
    if (Number(sizes.at(-1) ?? 0) >= least) return;
    const message = `text of size ${sizes.at(-1) ?? 0} is smaller than ${MIN_TEXT_SIZE} px on a phone`;
    const fix = `write font-size="${Math.ceil(least * 2) / 2}" or more, or make the viewBox narrower`;
    report(element, message, fix);
  });
}

/** Finds steps of a screen that are out of order, and choices of no option. */
function inspectScreen(root: Element, report: Report): void {
  let last = 0;
  for (const part of elementsIn(root)) {
    const {step, chosen} = part.attributes;
    if (Number(step) > last) last = Number(step);
    else if (step) {
      const message = `the step "${step}" is not a number above ${last}`;
      report(part, message, 'number the steps from top to bottom');
    }
    const options = optionsOf(textOf(part));
    if (part.name === 'choice' && chosen && !options.includes(chosen)) {
      report(part, `"${chosen}" is not one of the options`, suggestion(chosen, options));
    }
  }
}
