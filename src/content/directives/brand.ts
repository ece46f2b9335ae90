import type {PhrasingContent, Root, TableRow} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

import {type AppLink, appLinks, authorisation, isFilledIn} from '../../config/brand';
import {brandText} from '../../config/brand-text';
import {suggestion} from '../../lib/finding';
import {
  type Attributes,
  type Directive,
  type DirectiveNode,
  fault,
  faultIn,
  type Resolved,
  valueOf,
} from './directive';

/** What readers see instead of a placeholder in brackets, which is a note to the owner. */
const UNSTATED = 'not stated here yet';

/** Resolves `:brand[supportEmail]` to its text and, for e-mail addresses, phone numbers and other addresses, its link. */
export function resolveBrand(key: string): Resolved<{text: string; href?: string}> {
  const values = brandText();
  if (!Object.hasOwn(values, key)) {
    return fault(`unknown brand value "${key}"`, suggestion(key, Object.keys(values)));
  }
  const value = String(values[key]);
  const text = value === '' || isFilledIn(value) ? value : UNSTATED;
  if (key.endsWith('Email')) return {value: {text, href: `mailto:${text}`}};
  if (key.endsWith('Phone')) return {value: {text, href: `tel:${text.replaceAll(' ', '')}`}};
  if (key === 'register') return {value: {text, href: authorisation.register.url}};
  return {value: /^security(?:Form|Key)$/.test(key) ? {text, href: text} : {text}};
}

/** Resolves `:app[Create an account]{to=sign-up}` to its URL. */
function resolveApp({to}: Attributes): Resolved<string> {
  const name = to ?? '';
  return Object.hasOwn(appLinks, name)
    ? {value: appLinks[name as AppLink]}
    : fault(`unknown application page "${name}"`, suggestion(name, Object.keys(appLinks)));
}

export const brandDirectives: readonly Directive[] = [
  {
    name: 'brand',
    type: 'textDirective',
    needsLabel: true,
    faultOf: ({label}) => faultIn(resolveBrand(label)),
    render: ({label, node, page}) => {
      const {text, href} = valueOf(resolveBrand(label));
      if (text === '') removeRow(page.markdown, node);
      const value = {type: 'text', value: text} as const;
      if (text === UNSTATED) return [{type: 'emphasis', children: [value]}];
      return [href ? {type: 'link', url: href, children: [value]} : value];
    },
  },
  {
    name: 'app',
    type: 'textDirective',
    needsLabel: true,
    faultOf: ({attributes}) => faultIn(resolveApp(attributes)),
    render: ({node, attributes}) => [
      {
        type: 'link',
        url: valueOf(resolveApp(attributes)),
        children: node.children as PhrasingContent[],
      },
    ],
  },
];

/** Removes the table row of a brand value that is still empty. */
function removeRow(markdown: Root, node: DirectiveNode): void {
  visitParents(markdown, node, (_, ancestors) => {
    const row = ancestors.find((one): one is TableRow => one.type === 'tableRow');
    const table = ancestors.find((one) => one.type === 'table');
    if (row && table) table.children.splice(table.children.indexOf(row), 1);
  });
}
