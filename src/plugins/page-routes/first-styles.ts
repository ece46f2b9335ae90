import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import postcss from 'postcss';

import {putInConstants} from './constant-properties';

/** The style sheet of the whole site, as Docusaurus puts it into every page. */
const LINK = /<link rel=stylesheet href=(\/assets\/css\/styles\.\w+\.css) \/>/;
const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
const VARIABLES = /var\(\s*(--[\w-]+)/g;
const DECLARED = /[\s"';](--[\w-]+)\s*:/g;

/** What pages have that styles can be for. */
export class Used {
  readonly classes = new Set<string>();
  /** Custom properties, as in `style="color: var(--ink)"`. */
  readonly properties = new Set<string>();
  /** Those that an element has a value of its own for, as in `style="--width: 3px"`. */
  readonly declared = new Set<string>();

  add(html: string): this {
    for (const [, quoted, bare = ''] of html.matchAll(CLASSES)) {
      for (const name of (quoted ?? bare).split(/\s+/)) this.classes.add(name);
    }
    for (const [, name = ''] of html.matchAll(VARIABLES)) this.properties.add(name);
    for (const [, name = ''] of html.matchAll(DECLARED)) this.declared.add(name);
    return this;
  }
}

/**
 * The rules of a style sheet that can apply to pages as they are served, in their order. Elements,
 * attributes, states and media are not looked at, only classes and custom properties: what is kept
 * is rather too much than too little.
 */
export function stylesFor(css: string, used: Used): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const {parent} = rule;
    if (parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes')) return;
    const kept = rule.selectors.filter((each) =>
      classesNeededBy(each).every((name) => used.classes.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  putInConstants(root, used.declared);
  removeUnusedMovements(root);
  removeUnusedProperties(root, used.properties);
  removeEmpty(root);
  return root.toString();
}

/** Every class without which a selector finds nothing. */
function classesNeededBy(selector: string): string[] {
  let rest = selector;
  // `:not(.a)`, `:is(.a, .b)`: neither is needed.
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return [...rest.matchAll(/\.(-?[A-Za-z_][\w-]*)(?![\w\\-])/g)].map(([, name = '']) => name);
}

function removeUnusedMovements(root: postcss.Root): void {
  const used = new Set<string>();
  root.walkDecls(/(^|-)animation(-name)?$/, ({value}) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules(/keyframes$/, (movement) => {
    if (!used.has(movement.params)) movement.remove();
  });
}

/** A property may be used by the value of another, so until none is left that is not. */
function removeUnusedProperties(root: postcss.Root, inPages: ReadonlySet<string>): void {
  for (let removed = -1; removed !== 0;) {
    removed = 0;
    const used = new Set([...root.toString().matchAll(VARIABLES)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || inPages.has(declaration.prop)) return;
      declaration.remove();
      removed += 1;
    });
  }
}

/** Layers stay, also empty ones: their order is that of their first mention. */
function removeEmpty(root: postcss.Root): void {
  for (let removed = -1; removed !== 0;) {
    removed = 0;
    root.walk((node) => {
      if (!('nodes' in node) || node.nodes?.length !== 0) return;
      if (node.type === 'atrule' && node.name === 'layer') return;
      node.remove();
      removed += 1;
    });
  }
}

/**
 * Gives pages that are drawn by one component the styles that they are painted with, in a file of
 * their own, half the size of all styles. These come with the scripts, which may show anything.
 *
 * @param outDir the built site
 * @param used what the pages of each component have
 * @returns puts a page's own styles in the place of all, and tells the address of all. Throws where a
 *   page links to its styles in a form that is not known.
 */
export function firstStyles(
  outDir: string,
  used: ReadonlyMap<string, Used>,
): (html: string, component: string) => {html: string; styles: string} {
  const addresses = new Map<string, string>();
  let all = '';

  return (html, component) => {
    const styles = LINK.exec(html)?.[1];
    if (!styles) throw new Error('A page has no link to its styles in the form that is known');
    const file = path.join(outDir, styles);
    all ||= fs.readFileSync(file, 'utf8');
    let address = addresses.get(component);
    if (!address) {
      const own = stylesFor(all, used.get(component) ?? new Used());
      const hash = crypto.createHash('sha256').update(own).digest('hex').slice(0, 8);
      address = `/assets/css/first.${hash}.css`;
      fs.writeFileSync(path.join(outDir, address), own);
      if (addresses.size === 0) fs.writeFileSync(file, laterStyles(all, [...used.values()]));
      addresses.set(component, address);
    }
    return {html: html.replace(LINK, `<link rel=stylesheet href=${address}>`), styles};
  };
}

/**
 * All styles, as the scripts bring them to a page that is painted. A font that is declared again would
 * be loaded again, and its text drawn again.
 */
function laterStyles(css: string, used: readonly Used[]): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (face) => void face.remove());
  putInConstants(root, new Set(used.flatMap(({declared}) => [...declared])));
  return root.toString();
}
