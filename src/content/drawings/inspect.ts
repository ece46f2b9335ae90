import {SKIP, visitParents} from 'unist-util-visit-parents';
import type {Element} from 'xast';

import {type Finding, suggestion} from '../../lib/finding';
import {elementsIn, textOf} from './parse';
import {optionsOf} from './view';
import {MIN_TEXT_SIZE, PHONE_WIDTH, TEXT_FILL, VOCABULARIES, type Vocabulary} from './vocabulary';

type Report = (node: Pick<Element, 'position'>, message: string, fix: string) => void;

/**
 * Finds elements, attributes and values that are not allowed, missing words, text that is too small on a
 * phone, and steps and options of a screen that do not fit.
 */
export function inspectDrawing(root: Element, repoPath: string): Finding[] {
  const findings: Finding[] = [];
  const report: Report = ({position}, message, fix) => {
    const {line = 1, column = 1} = position?.start ?? {};
    findings.push({file: repoPath, line, column, message, fix});
  };
  const vocabulary = Object.hasOwn(VOCABULARIES, root.name) ? VOCABULARIES[root.name] : undefined;
  if (!vocabulary) {
    const names = Object.keys(VOCABULARIES).map((name) => `<${name}>`);
    const fix = `start with one of ${names.join(', ')}`;
    report(root, `no drawing begins with <${root.name}>`, fix);
    return findings;
  }
  for (const [name, fix] of Object.entries(vocabulary.words)) {
    const words = elementsIn(root).find((element) => element.name === name);
    if (!words || textOf(words) === '') report(words ?? root, `the drawing has no <${name}>`, fix);
  }
  visitParents(root, (node, ancestors) => {
    const around = ancestors.filter((each) => each.type === 'element');
    const parent = around.at(-1)?.name ?? '';
    if (node.type === 'text' && !vocabulary.textual.includes(parent) && node.value.trim() !== '') {
      report(node, `text is not allowed in <${parent}>`, 'put it in an element for text');
    }
    if (node.type !== 'element') return undefined;
    const isWithin = root.name === 'svg' ? node !== root && node.name === 'svg' : around.length > 1;
    if (isWithin) report(node, `<${node.name}> is not allowed in <${parent}>`, 'put it after it');
    return inspectElement(node, vocabulary, report) ? undefined : SKIP;
  });
  if (root.name === 'svg') inspectTexts(root, report);
  else inspectScreen(root, report);
  return findings;
}

/** Whether the vocabulary has the element. */
function inspectElement(element: Element, vocabulary: Vocabulary, report: Report): boolean {
  const {name, attributes} = element;
  const {elements, common, required, filled, values} = vocabulary;
  const own = Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (!own) {
    report(
      element,
      `<${name}> is not allowed in a drawing`,
      suggestion(name, Object.keys(elements)),
    );
    return false;
  }
  const allowed = [...own, ...common];
  const isText = name === 'text' || name === 'tspan';
  for (const [attribute, value] of Object.entries(attributes)) {
    const rule = isText && attribute === 'fill' ? TEXT_FILL : values[attribute];
    if (!allowed.includes(attribute)) {
      const message = `the attribute "${attribute}" is not allowed on <${name}>`;
      report(element, message, suggestion(attribute, allowed));
    } else if (rule && !rule.pattern.test(value ?? '')) {
      report(element, `${attribute}="${value}" is not allowed on <${name}>`, rule.fix);
    }
  }
  for (const attribute of (required[name] ?? []).filter((each) => !attributes[each]?.trim())) {
    report(element, `<${name}> has no ${attribute}`, `add ${attribute}="…"`);
  }
  if (filled.includes(name) && textOf(element) === '') {
    report(element, `<${name}> has no text`, 'write what it says');
  }
  return true;
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
