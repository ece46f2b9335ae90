import path from 'node:path';

import {visit} from 'unist-util-visit';

import {
  type Directive,
  labelOf,
  LEAF_DIRECTIVES,
  resolveApp,
  resolveBrand,
  resolveFigure,
  resolveLiteral,
  resolveSampleName,
  resolveTableName,
  TEXT_DIRECTIVES,
  type Resolved,
} from '../../src/content/directives';
import {sampleNames} from '../../src/contract/samples';
import {figureIdsOf} from '../../src/drawings/placeholders';
import type {DrawingSet} from '../../src/drawings/read';
import {readingsOf, tableFigureIds} from '../../src/figures/resolve';
import type {FigureSet} from '../../src/figures/read';
import type {Finding} from '../../src/lib/finding';
import {suggestion} from '../../src/lib/suggest';
import {type Check, findingAt, type SourcePage} from './context';

/** Every directive names something that exists; a page with a disagreeing figure says so. */
export const directives: Check = {
  name: 'directives',
  run({root, subjects, figures, drawings}) {
    const looked = {count: 0};
    const known = {figures, drawings, samples: sampleNames(path.join(root, 'samples'))};
    const findings = subjects.flatMap((page) => checkPage(page, known, looked));
    return {findings, looked: looked.count};
  },
};

/** What directives can name. */
interface Known {
  figures: FigureSet;
  drawings: DrawingSet;
  samples: readonly string[];
}

function checkPage(page: SourcePage, known: Known, looked: {count: number}): Finding[] {
  const {figures: set, drawings} = known;
  const findings: Finding[] = [];
  const shown = new Set<string>();
  let readings: Directive | undefined;
  if (!page.markdown) return findings;

  visit(page.markdown, ['textDirective', 'leafDirective'], (node) => {
    const directive = node as Directive;
    // A colon followed by letters in running text, as in "12:30 and a:b", is no directive of ours.
    if (isPlainText(directive)) return;
    looked.count += 1;
    const resolved = resolve(directive, known);
    if ('fault' in resolved) {
      findings.push(findingAt(page, directive, resolved.fault.message, resolved.fault.mend));
      return;
    }
    if (directive.name === 'figure') shown.add(labelOf(directive));
    if (directive.name === 'drawing') {
      figureIdsOf(drawings.get(labelOf(directive))).forEach((id) => shown.add(id));
    }
    if (directive.name === 'readings') readings = directive;
    const table = directive.name === 'figure-table' && set.tables.get(labelOf(directive));
    if (table) tableFigureIds(table).forEach((id) => shown.add(id));
  });

  // An update speaks of a page that tells the disagreement.
  if (page.kind === 'update') return findings;
  const lookup = (id: string) => set.figures.get(id);
  const [disagreement] = readingsOf(shown, lookup, page.route ?? '');
  if (disagreement && !readings) {
    findings.push(
      findingAt(
        page,
        {},
        `"${disagreement.label}" is ${disagreement.here} here and ${disagreement.inDoubt} on ${disagreement.page}, which is not said`,
        'add a line ::readings, or use the figure that applies in doubt',
      ),
    );
  }
  if (!disagreement && readings) {
    findings.push(
      findingAt(page, readings, 'there is no disagreement to tell', 'remove the line ::readings'),
    );
  }
  return findings;
}

function isPlainText(directive: Directive): boolean {
  return (
    directive.type === 'textDirective' &&
    !(TEXT_DIRECTIVES as readonly string[]).includes(directive.name) &&
    directive.children.length === 0 &&
    Object.keys(directive.attributes ?? {}).length === 0
  );
}

/** Directives that mean nothing without what stands between their brackets. */
const NAMED: readonly string[] = ['figure', 'literal', 'brand', 'app'];

/** How to write a directive that exists, but stands in a line where it needs one of its own, or the other way round. */
function otherKind({type, name}: Directive): string | undefined {
  if (type === 'textDirective' && (LEAF_DIRECTIVES as readonly string[]).includes(name)) {
    return `write ::${name}[…] on a line of its own`;
  }
  return type === 'leafDirective' && (TEXT_DIRECTIVES as readonly string[]).includes(name)
    ? `write :${name}[…] with one colon`
    : undefined;
}

function resolve(directive: Directive, {figures: set, samples}: Known): Resolved<unknown> {
  const label = labelOf(directive);
  const attributes = directive.attributes ?? {};
  const names: readonly string[] =
    directive.type === 'textDirective' ? TEXT_DIRECTIVES : LEAF_DIRECTIVES;
  if (!names.includes(directive.name)) {
    return {
      fault: {
        message: `unknown directive "${directive.name}"`,
        mend: otherKind(directive) ?? suggestion(directive.name, names),
      },
    };
  }
  if (label === '' && NAMED.includes(directive.name)) {
    return {
      fault: {
        message: `":${directive.name}" without what it shows`,
        mend: `write :${directive.name}[…], with both brackets and no space before them`,
      },
    };
  }
  switch (directive.name) {
    case 'figure':
      return resolveFigure(label, attributes, set);
    case 'literal':
      return resolveLiteral(label, attributes);
    case 'brand':
      return resolveBrand(label);
    case 'app':
      return resolveApp(attributes);
    case 'figure-table':
      return resolveTableName(label, set);
    case 'sample':
    case 'api-answer':
      return resolveSampleName(label, samples);
    default:
      return {value: label};
  }
}
