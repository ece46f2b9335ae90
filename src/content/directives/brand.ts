import type {Paragraph, PhrasingContent, Root, TableRow} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

import {appLinks, authorisation, noAccounts} from '../../config/brand';
import {brandText} from '../../config/brand-text';
import {refuse, suggestion} from '../../lib/finding';
import {type Attributes, type Directive, type DirectiveNode, resolveName} from './directive';

/** Resolves `:brand[supportEmail]` to its text and, for e-mail addresses, phone numbers and other addresses, its link. */
export function resolveBrand(key: string): {text: string; href?: string} {
  const values = brandText();
  if (!Object.hasOwn(values, key)) {
    refuse(`unknown brand value "${key}"`, suggestion(key, Object.keys(values)));
  }
  const text = String(values[key]);
  if (key.endsWith('Email')) return {text, href: `mailto:${text}`};
  if (key.endsWith('Phone')) return {text, href: `tel:${text.replaceAll(' ', '')}`};
  if (key === 'register') return {text, href: authorisation.register.url};
  return text.startsWith('https:') && key !== 'siteUrl' ? {text, href: text} : {text};
}

/** Resolves `:app[Create an account]{to=sign-up}` to its URL. */
function resolveApp({to}: Attributes): string {
  return resolveName('application page', to ?? '', new Map(Object.entries(appLinks)));
}

export const brandDirectives: readonly Directive[] = [
  {
    name: 'brand',
    type: 'textDirective',
    needsLabel: true,
    verify: ({label}) => resolveBrand(label),
    render: ({label, node, page}) => {
      const {text, href} = resolveBrand(label);
      if (text === '') removeRow(page.markdown, node);
      const value = {type: 'text', value: text} as const;
      return [href ? {type: 'link', url: href, children: [value]} : value];
    },
  },
  {
    name: 'app',
    type: 'textDirective',
    needsLabel: true,
    verify: ({attributes}) => resolveApp(attributes),
    render: ({node, attributes, page}) => {
      if (attributes.to === 'sign-up' && noAccounts) {
        replaceParagraph(page.markdown, node, noAccounts.text);
      }
      const url = resolveApp(attributes);
      return [{type: 'link', url, children: node.children as PhrasingContent[]}];
    },
  },
];

/** Replaces the whole paragraph, which invites to open an account, where there may be no invitation. */
function replaceParagraph(markdown: Root, node: DirectiveNode, value: string): void {
  visitParents(markdown, node, (_, ancestors) => {
    const paragraph = ancestors.find((one): one is Paragraph => one.type === 'paragraph');
    if (paragraph) paragraph.children = [{type: 'text', value}];
  });
}

/** Removes the table row of a brand value that is still empty. */
function removeRow(markdown: Root, node: DirectiveNode): void {
  visitParents(markdown, node, (_, ancestors) => {
    const row = ancestors.find((one): one is TableRow => one.type === 'tableRow');
    const table = ancestors.find((one) => one.type === 'table');
    if (row && table) table.children.splice(table.children.indexOf(row), 1);
  });
}
