import type {PhrasingContent} from 'mdast';

import {type AppLink, appLinks, brand, type BrandKey} from '../../config/brand';
import {suggestion} from '../../lib/finding';
import {type Attributes, type Directive, fault, faultIn, type Resolved, valueOf} from './directive';

/** Resolves `:brand[supportEmail]` to its text and, for e-mail addresses and phone numbers, its link. */
export function resolveBrand(key: string): Resolved<{text: string; href?: string}> {
  if (!Object.hasOwn(brand, key)) {
    return fault(`unknown brand value "${key}"`, suggestion(key, Object.keys(brand)));
  }
  const text = String(brand[key as BrandKey]);
  if (key.endsWith('Email')) return {value: {text, href: `mailto:${text}`}};
  if (key.endsWith('Phone')) return {value: {text, href: `tel:${text.replaceAll(' ', '')}`}};
  return {value: {text}};
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
    render: ({label}) => {
      const {text, href} = valueOf(resolveBrand(label));
      const value = {type: 'text', value: text} as const;
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
