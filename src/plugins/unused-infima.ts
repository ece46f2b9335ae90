import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Declaration, Plugin as PostCssPlugin, Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

import {filesBelow} from '../lib/files';

const THEMES = ['classic', 'common', 'search-algolia'];
const USERS = ['src', ...THEMES.map((name) => `node_modules/@docusaurus/theme-${name}/lib`)];

/** Parts of the theme that no page shows, or that this site replaces. `weight.spec.ts` finds pages that use them. */
const NOT_SHOWN = [
  /^(?:avatar|badge|dropdown|footer|hero)/,
  /^col--(?:[246789]|12|offset)/,
  /^margin-(?:bottom|left|vert)/,
];

/** Removes a quarter of Infima: classes and variables that neither the theme nor anything in `src` names. */
export default function unusedInfima({siteDir}: LoadContext): Plugin {
  return {
    name: 'unused-infima',
    configurePostCss: (options) =>
      process.env.NODE_ENV === 'production'
        ? {
            ...options,
            plugins: [...options.plugins, purge(USERS.map((user) => path.join(siteDir, user)))],
          }
        : options,
  };
}

function purge(folders: readonly string[]): PostCssPlugin {
  return {
    postcssPlugin: 'unused-infima',
    async Once(root, {postcss}) {
      if (!root.source?.input.file?.includes('infima')) return;
      const raw = sourcesIn(folders);
      const [result] = await new PurgeCSS().purge({
        content: [{raw, extension: 'html'}],
        css: [{raw: root.toString()}],
        blocklist: NOT_SHOWN,
      });
      if (!result) return;
      root.removeAll().append(postcss.parse(result.css));
      removeUnusedVariables(root, new Set(raw.match(/--ifm-[\w-]+/g)));
    },
  };
}

/** PurgeCSS would remove variables that are used after `var(` and a line break, as in the styles of boxes. */
function removeUnusedVariables(root: Root, named: ReadonlySet<string>): void {
  const used = new Set(root.toString().match(/(?<=var\(\s*)--ifm-[\w-]+/g));
  const unused: Declaration[] = [];
  root.walkDecls(/^--ifm-/, (declaration) => {
    if (!used.has(declaration.prop) && !named.has(declaration.prop)) unused.push(declaration);
  });
  for (const declaration of unused) declaration.remove();
  // Others may have been used only by these.
  if (unused.length > 0) removeUnusedVariables(root, named);
}

const sourcesIn = (folders: readonly string[]): string =>
  folders
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|mdx|css|js)$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
