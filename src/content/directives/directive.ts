import type {Root, RootContent} from 'mdast';
import type {LeafDirective, TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';

import {type Fault, suggestion} from '../../lib/finding';
import type {DrawingSet} from '../drawings/read';
import type {FigureSet} from '../figures/read';
import type {ContentTree} from '../tree';

/** An inline directive (`:name[label]{key=value}`), or one on a line of its own (`::name[label]`). */
export type DirectiveNode = TextDirective | LeafDirective;

export type Resolved<T> = {value: T} | {fault: Fault};
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
  faultOf?: (use: DirectiveUse) => Fault | undefined;
  /** The content that replaces the directive. Called only if `faultOf` finds nothing. */
  render: (use: DirectiveUse) => RootContent[] | Promise<RootContent[]>;
}

export function labelOf(directive: DirectiveNode): string {
  return toString(directive).trim();
}

export function fault(message: string, fix: string): {fault: Fault} {
  return {fault: {message, fix}};
}

/** For the `faultOf` of a directive that looks up a value. */
export function faultIn(resolved: Resolved<unknown>): Fault | undefined {
  return 'fault' in resolved ? resolved.fault : undefined;
}

/** For `render`, after `faultOf` has found nothing. */
export function valueOf<T>(resolved: Resolved<T>): T {
  if ('fault' in resolved) throw new Error(resolved.fault.message);
  return resolved.value;
}

/** Looks up a name. The fault for an unknown name suggests a similar one. */
export function resolveName<T>(
  what: string,
  name: string,
  known: ReadonlyMap<string, T>,
): Resolved<T> {
  const value = known.get(name);
  return value === undefined
    ? fault(`unknown ${what} "${name}"`, suggestion(name, [...known.keys()]))
    : {value};
}

/** Validates the name, type and label of a directive, then calls its own `faultOf`. */
export function faultOfUse(use: DirectiveUse, known: readonly Directive[]): Fault | undefined {
  const {type, name} = use.node;
  const definition = known.find((one) => one.name === name);
  if (definition?.type !== type) {
    const names = known.filter((one) => one.type === type).map((one) => one.name);
    return {
      message: `unknown directive "${name}"`,
      fix: definition ? otherType(definition) : suggestion(name, names),
    };
  }
  if (definition.needsLabel && use.label === '') {
    return {
      message: `":${name}" needs a label`,
      fix: `write :${name}[…], with both brackets and no space before them`,
    };
  }
  if ('children' in use.node && use.node.children.some(({type}) => type === 'textDirective')) {
    const message = `":${name}" shows the name of the directive in it`;
    return {message, fix: 'write the two one after the other'};
  }
  return definition.faultOf?.(use);
}

function otherType({type, name}: Directive): string {
  return type === 'leafDirective'
    ? `write ::${name}[…] on a line of its own`
    : `write :${name}[…] with one colon`;
}
