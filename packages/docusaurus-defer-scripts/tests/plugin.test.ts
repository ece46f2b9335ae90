import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import deferScripts, {ssrTemplate} from '../src';

const context = (template?: string) =>
  ({siteDir: process.cwd(), siteConfig: {ssrTemplate: template}}) as unknown as LoadContext;

test.each([undefined, '<html><%~ it.appHtml %></html>'])(
  'a site without the template that holds scripts back is told to add it: %s',
  (template) => {
    expect(() => deferScripts(context(template))).toThrow('import {ssrTemplate} from');
    expect(() => deferScripts(context(ssrTemplate))).not.toThrow();
  },
);
