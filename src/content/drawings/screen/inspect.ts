import {type Finding, suggestion} from '../../../lib/finding';
import {inspectWords, type Report} from '../inspect';
import {isElement, type SvgElement, textOf} from '../parse';

interface Part {
  required?: readonly string[];
  optional?: readonly string[];
  /** Elements that it may contain. A part without any contains text. */
  holds?: readonly string[];
  mayBeEmpty?: boolean;
}

/** Elements that may have a `step` attribute: the number of a step in the article. */
const BLOCKS = ['heading', 'field', 'choice', 'columns', 'row', 'qr', 'note', 'button'];

/** The elements of a schematic screen with their attributes. */
const PARTS: Readonly<Record<string, Part>> = {
  screen: {required: ['name'], holds: ['title', 'desc', ...BLOCKS]},
  title: {mayBeEmpty: true},
  desc: {mayBeEmpty: true},
  heading: {},
  field: {required: ['label'], optional: ['kind'], mayBeEmpty: true},
  choice: {required: ['label'], holds: ['option']},
  option: {optional: ['chosen']},
  columns: {holds: ['field', 'choice']},
  row: {required: ['label']},
  qr: {required: ['label']},
  note: {},
  button: {},
};

/** Attributes with a fixed set of values. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  kind: ['list', 'upload'],
  chosen: ['yes'],
};

/**
 * Finds elements and attributes that are not allowed or are missing, steps that are out of order, and
 * labels that the description leaves out.
 */
export function inspectScreen(root: SvgElement, shown: string): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (place, message, fix) => {
    findings.push({file: shown, ...place, message, fix});
  };
  inspectWords(root, report);
  inspectPart(root, undefined, report);
  inspectSteps(root, report);
  if (findings.length === 0) inspectDescription(root, report);
  return findings;
}

function inspectPart(part: SvgElement, within: SvgElement | undefined, report: Report): void {
  const {name, place, children} = part;
  const {holds, mayBeEmpty = false} = PARTS[name] ?? {};
  inspectAttributes(part, within, report);
  if (!holds && !mayBeEmpty && textOf(part) === '') {
    report(place, `<${name}> has no text`, 'write what it says on the screen');
  }
  for (const child of children) {
    if (!isElement(child)) {
      if (!holds || child.text.trim() === '') continue;
      report(child.place, `text is not allowed in <${name}>`, 'put it in one of its elements');
    } else if (holds?.includes(child.name)) inspectPart(child, part, report);
    else
      report(
        child.place,
        `<${child.name}> is not allowed in <${name}>`,
        elementFix(child.name, holds),
      );
  }
  if (name !== 'choice') return;
  const chosen = children.filter((child) => isElement(child) && child.attributes.chosen);
  if (chosen.length !== 1) {
    report(place, `${chosen.length} options are chosen`, 'write chosen="yes" on one <option>');
  }
}

function inspectAttributes(part: SvgElement, within: SvgElement | undefined, report: Report): void {
  const {name, attributes, places, place} = part;
  const {required = [], optional = []} = PARTS[name] ?? {};
  const hasStep = within?.name === 'screen' && BLOCKS.includes(name);
  const allowed = [...required, ...optional, ...(hasStep ? ['step'] : [])];
  for (const [attribute, value] of Object.entries(attributes)) {
    const at = places[attribute] ?? place;
    const values = VALUES[attribute];
    if (!allowed.includes(attribute)) {
      const message = `the attribute "${attribute}" is not allowed on <${name}>`;
      report(
        at,
        within?.name === 'columns' ? `${message} in <columns>` : message,
        fixOf(attribute, allowed),
      );
    } else if (values && !values.includes(value)) {
      report(at, `unknown ${attribute} "${value}"`, fixOf(value, values));
    }
  }
  for (const attribute of required.filter((one) => !attributes[one]?.trim())) {
    report(place, `<${name}> has no ${attribute}`, `add ${attribute}="…"`);
  }
}

function inspectSteps(root: SvgElement, report: Report): void {
  let last = 0;
  for (const {attributes, places, place} of root.children.filter(isElement)) {
    if (attributes.step === undefined) continue;
    const at = places.step ?? place;
    if (!/^[1-9]\d?$/.test(attributes.step)) {
      report(at, `the step "${attributes.step}" is not a number`, 'write the number of the step');
    } else if (Number(attributes.step) <= last) {
      report(
        at,
        `step ${attributes.step} comes after step ${last}`,
        'number the steps from top to bottom',
      );
    } else last = Number(attributes.step);
  }
}

/** The description must name every label, for readers who cannot see the screen. */
function inspectDescription(root: SvgElement, report: Report): void {
  const all = partsIn(root);
  const description = all.find(({name}) => name === 'desc');
  if (!description) return;
  const words = textOf(description).toLowerCase();
  const labels = all.map((part) =>
    ['heading', 'option', 'button'].includes(part.name) ? textOf(part) : part.attributes.label,
  );
  for (const label of [root.attributes.name, ...labels]) {
    if (!label || words.includes(label.toLowerCase())) continue;
    report(description.place, `the description leaves out "${label}"`, 'mention it in <desc>');
  }
}

function partsIn(element: SvgElement): SvgElement[] {
  return element.children.filter(isElement).flatMap((child) => [child, ...partsIn(child)]);
}

function elementFix(name: string, holds: readonly string[] | undefined): string {
  const [home] = Object.entries(PARTS).find(([, part]) => part.holds?.includes(name)) ?? [];
  return home ? `put it in <${home}>` : fixOf(name, holds);
}

function fixOf(name: string, known: readonly string[] = []): string {
  return known.length > 0 ? suggestion(name, known) : 'remove it';
}
