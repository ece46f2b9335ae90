import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
// The plugin of redocusaurus. Its preset and theme stay out: they put the whole contract into
// every page's data, and their copy of Prism rewrites code blocks before React meets them.
import redocPlugin from 'docusaurus-plugin-redoc';
import {stringify} from 'yaml';

import {OPENAPI_FILE, operationsOf, type OpenApiDocument} from '../../lib/openapi';

/** Names of the downloads at the root of the site. */
const JSON_FILE = 'openapi.json';
const YAML_FILE = 'openapi.yaml';

type RedocContent = Awaited<ReturnType<NonNullable<ReturnType<typeof redocPlugin>['loadContent']>>>;

/**
 * Adds the page /api and publishes the contract. Redocusaurus' plugin bundles it; what it would
 * do next is replaced: the page gets the list of operations, and the whole document is a file
 * of its own that only Redoc loads.
 */
export default function openApi(context: LoadContext): Plugin<RedocContent> {
  const redoc = redocPlugin(context, {
    id: 'api',
    spec: path.join(context.siteDir, OPENAPI_FILE),
    config: path.join(context.siteDir, 'redocly.yaml'),
  });
  return {
    ...redoc,
    name: 'openapi',
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const document = documentOf(content);
      // Imported lazily by the reference as @generated/openapi/default/openapi.json
      await createData(JSON_FILE, document);
      const summary = await createData('summary.json', {
        title: document.info.title,
        tags: document.tags ?? [],
        operations: operationsOf(document),
      });
      addRoute({
        path: '/api',
        exact: true,
        component: '@site/src/components/ApiReference',
        modules: {summary},
      });
    },
    async postBuild({content, outDir}) {
      const document = documentOf(content);
      await Promise.all([
        fs.writeFile(path.join(outDir, JSON_FILE), `${JSON.stringify(document, null, 2)}\n`),
        fs.writeFile(path.join(outDir, YAML_FILE), stringify(document)),
      ]);
    },
  };
}

/** The check has linted it: the shape is that of an OpenAPI document. */
function documentOf({bundle}: RedocContent): OpenApiDocument {
  return bundle as unknown as OpenApiDocument;
}
