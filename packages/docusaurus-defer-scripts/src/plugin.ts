import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

import {pageChunks} from './page-chunks';
import {SCRIPTS_ID} from './template';

const NAME = 'docusaurus-defer-scripts';
const TEMPLATE = new RegExp(`<template id="?${SCRIPTS_ID}"?>[^]*?(?=</template>)`);

export interface Options {
  /**
   * A script of the site that runs inline at the start of each page's body: what must be known before the first
   * paint, and what keys do before the scripts have started. Path from the folder of the site.
   */
  beforePaint?: string;
}

/**
 * Adds to each page the inline script that starts the others on first use, and links to the scripts that
 * Docusaurus requests after its main script, namely those of the page's component, layouts and content, so that
 * they are fetched early too. Without these links a page works the same but starts one round trip later.
 *
 * @throws if the configuration does not have this package's `ssrTemplate`
 */
export default function deferScripts(
  {siteDir, siteConfig}: LoadContext,
  {beforePaint}: Options = {},
): Plugin {
  if (!siteConfig.ssrTemplate?.includes(SCRIPTS_ID)) {
    throw new Error(
      `${NAME} needs its template: import {ssrTemplate} from '${NAME}' in the configuration, and add it there`,
    );
  }
  const chunks = pageChunks();
  return {
    name: NAME,
    // The development server has its own template.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            ...(beforePaint && {preBodyTags: [inlineScript(path.resolve(siteDir, beforePaint))]}),
            postBodyTags: [inlineScript(startScript(siteDir))],
          }
        : {},
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [chunks.plugin]}),
    postBuild({outDir, routes, baseUrl}) {
      for (const {page, files} of chunks.filesOf(outDir, {routes, baseUrl}, '.js')) {
        const links = files.map((file) => `<link rel=prefetch href=${baseUrl}${file}>`);
        const html = fs.readFileSync(page, 'utf8');
        fs.writeFileSync(page, html.replace(TEMPLATE, `$&${links.join('')}`));
      }
    },
  };
}

/** As the site finds it: a bundled configuration has no folder of its own. */
function startScript(siteDir: string): string {
  const door = createRequire(path.join(siteDir, 'package.json')).resolve(NAME);
  return path.join(path.dirname(door), 'page/start.ts');
}

/** An inline script, identical on every page so that one hash in a content security policy covers it. */
function inlineScript(file: string): HtmlTagObject {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return {tagName: 'script', innerHTML: outputFiles.map(({text}) => text.trim()).join('')};
}
