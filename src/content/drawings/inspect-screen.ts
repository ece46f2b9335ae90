import {type Finding, suggestion} from '../../lib/finding';
import {inspectText, type Report} from './inspect';
import {isElement, type SvgElement, textOf} from './parse';
import {optionsOf} from './view';

interface Part {
  required?: readonly string[];
  optional?: readonly string[];
  mayBeEmpty?: boolean;
}

/** The parts of a schematic screen with their attributes. Each may also have a `step` of the article. */
const PARTS: Readonly<Record<string, Part>> = {
  heading: {},
  field: {required: ['label'], optional: ['kind', 'width'], mayBeEmpty: true},
  choice: {required: ['label', 'chosen'], optional: ['width']},
  row: {required: ['label']},
  qr: {required: ['label']},
  note: {},
  button: {},
};

/** Attributes with a fixed set of values. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  kind: ['list', 'upload'],
  width: ['half'],
};

/** Finds parts and attributes that are not allowed or are missing, and steps that are out of order. */
export function inspectScreen(root: SvgElement, shown: string): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (place, message, fix) => {
    findings.push({file: shown, ...place, message, fix});
  };
  inspectText(root, 'title', report);
  inspectAttributes(root, {required: ['name']}, [], report);
  let last = 0;
  for (const part of root.children) {
    if (!isElement(part)) {
      if (part.text.trim() === '') continue;
      report(part.place, 'text is not allowed in <screen>', 'put it in one of its parts');
    } else if (part.name !== 'title') {
      inspectPart(part, report);
      const {step} = part.attributes;
      if (step === undefined) continue;
      if (Number(step) > last) last = Number(step);
      else {
        const message = `the step "${step}" is not a number above ${last}`;
        report(part.places.step ?? part.place, message, 'number the steps from top to bottom');
      }
    }
  }
  return findings;
}

function inspectPart(part: SvgElement, report: Report): void {
  const {name, attributes, places, place, children} = part;
  const known = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (!known) {
    report(place, `<${name}> is not allowed in a screen`, suggestion(name, Object.keys(PARTS)));
    return;
  }
  inspectAttributes(part, known, ['step'], report);
  for (const inner of children.filter(isElement)) {
    report(inner.place, `<${inner.name}> is not allowed in <${name}>`, `put it after </${name}>`);
  }
  const text = textOf(part);
  if (text === '' && !known.mayBeEmpty) {
    report(place, `<${name}> has no text`, 'write what it says on the screen');
  } else if (name === 'choice' && attributes.chosen) {
    const options = optionsOf(text);
    if (options.includes(attributes.chosen)) return;
    const message = `"${attributes.chosen}" is not one of the options`;
    report(places.chosen ?? place, message, suggestion(attributes.chosen, options));
  }
}

function inspectAttributes(
  {name, attributes, places, place}: SvgElement,
  {required = [], optional = []}: Part,
  common: readonly string[],
  report: Report,
): void {
  const allowed = [...required, ...optional, ...common];
  for (const [attribute, value] of Object.entries(attributes)) {
    const at = places[attribute] ?? place;
    const values = VALUES[attribute];
    if (!allowed.includes(attribute)) {
      const message = `the attribute "${attribute}" is not allowed on <${name}>`;
      report(at, message, suggestion(attribute, allowed));
    } else if (values && !values.includes(value)) {
      report(at, `unknown ${attribute} "${value}"`, suggestion(value, values));
    }
  }
  for (const attribute of required.filter((one) => !attributes[one]?.trim())) {
    report(place, `<${name}> has no ${attribute}`, `add ${attribute}="…"`);
  }
}
