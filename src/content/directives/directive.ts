import type {Root, RootContent} from 'mdast';
import type {LeafDirective, TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import type {Feature} from '../../config/features';
import {refuse, suggestion} from '../../lib/finding';
import type {DrawingSet} from '../drawings/read';
import type {FigureSet} from '../figures/read';
import type {ContentTree} from '../tree';

/** An inline directive (`:name[label]{key=value}`), or one on a line of its own (`::name[label]`). */
export type DirectiveNode = TextDirective | LeafDirective;

export type Attributes = Readonly<Record<string, string | null | undefined>>;

export interface DirectivePage {
  /** Path relative to the content tree. */
  file: string;
  markdown: Root;
  tree: ContentTree;
  root: string;
  /** BCP 47 tag. */
  locale: string;
  readonly figures: FigureSet;
  readonly drawings: DrawingSet;
}

export interface DirectiveUse {
  node: DirectiveNode;
  /** The text between the brackets. */
  label: string;
  attributes: Attributes;
  page: DirectivePage;
}

/**
 * A Markdown directive. The build and the check share this definition, so both accept the same input.
 * A feature defines its directives in its own folder; `src/directives.ts` lists them.
 */
export interface Directive {
  name: string;
  type: DirectiveNode['type'];
  needsLabel?: boolean;
  once?: boolean;
  /** What it belongs to, if the site may do without: see `src/config/features.ts`. */
  feature?: Feature;
  /** Refuses what the directive cannot show. */
  verify?: (use: DirectiveUse) => unknown;
  /** The content that replaces the directive, after `verify`. */
  render: (use: DirectiveUse) => RootContent[] | Promise<RootContent[]>;
}

export function labelOf(directive: DirectiveNode): string {
  return toString(directive).trim();
}

/** Looks up a name. The fault for an unknown name suggests a similar one. */
export function resolveName<T>(
  what: string,
  name: string,
  known: ReadonlyMap<string, T>,
  more: Parameters<typeof refuse>[2] = {},
): T {
  return (
    known.get(name) ??
    refuse(`unknown ${what} "${name}"`, suggestion(name, [...known.keys()]), more)
  );
}

/** Refuses a directive whose name, type, label or place is wrong, then what its own `verify` refuses. */
export function verifyUse(use: DirectiveUse, known: readonly Directive[]): void {
  const {type, name} = use.node;
  const definition = known.find((one) => one.name === name);
  if (definition?.type !== type) {
    const names = known.filter((one) => one.type === type).map((one) => one.name);
    const fix = definition ? otherType(definition) : suggestion(name, names);
    return refuse(`unknown directive "${name}"`, fix);
  }
  if (definition.once && firstNamed(name, use.page.markdown) !== use.node) {
    refuse(`"${name}" is used twice on this page`, 'remove one of them');
  }
  if (definition.needsLabel && use.label === '') {
    const fix = `write :${name}[…], with both brackets and no space before them`;
    refuse(`":${name}" needs a label`, fix);
  }
  if (use.node.children.some((child) => child.type === 'textDirective')) {
    refuse(`":${name}" shows the name of the directive in it`, 'write the two one after the other');
  }
  definition.verify?.(use);
}

function firstNamed(name: string, markdown: Root): DirectiveNode | undefined {
  let first: DirectiveNode | undefined;
  visit(markdown, 'leafDirective', (node) => {
    if (node.name === name) first ??= node;
  });
  return first;
}

function otherType({type, name}: Directive): string {
  return type === 'leafDirective'
    ? `write ::${name}[…] on a line of its own`
    : `write :${name}[…] with one colon`;
}
