import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  type OpenApiDocument,
  postmanCollection,
  postmanEnvironment,
  shownPath,
} from '@portal/contract';
import {stringify} from 'yaml';

import {brand} from '../config/brand';
import {allTrees} from '../content/tree';
import type {apiReference, ApiReference} from '../features/api-reference/reference';
import {trialsOf} from '../features/api-reference/trial';
import {sampleArchive} from '../features/contract/archive';
import {bundleContract, withAbsoluteLinks} from '../features/contract/bundle';
import {apiCatalog} from '../features/contract/catalog';
import {contractFeed} from '../features/contract/feed';
import {contractOf} from '../features/contract/files';
import {documentOf} from '../features/contract/released';
import {sandboxProgram} from '../features/sandbox/bundle';
import {TEST_KEYS} from '../features/sandbox/rules';
import {callsOf} from '../features/signing/contract-data';
import {writeFiles} from '../lib/files';
import {inThread} from '../lib/in-thread';

interface Content {
  contract: OpenApiDocument;
  reference: ApiReference;
}

/**
 * Adds the page /api, gives the signing tools data from the contract, and publishes the contract as
 * files: `/openapi.yaml` and `/openapi.json` of the current version and, under its month, of each
 * archived version, `/postman.json` with its environment for the sandbox, `/signing-vectors.json`, the
 * feed `/api/changes.xml`, the sandbox `/sandbox.mjs`, the check of clients `/conformance.mjs`, the samples as a ZIP
 * file, the checksums of all that is downloaded in `/SHA256SUMS.txt`, and
 * for programs that look for an API `/.well-known/api-catalog`.
 */
export default function openApi({siteDir, baseUrl}: LoadContext): Plugin<Content> {
  return {
    name: 'openapi',
    async loadContent() {
      const contract = await bundleContract(siteDir);
      const {samples} = contractOf({version: 'current'}, siteDir);
      const reference = await inThread<typeof apiReference>(
        'src/features/api-reference/reference.ts',
        'apiReference',
        {document: contract, samples, baseUrl},
      );
      return {contract, reference};
    },
    async contentLoaded({content, actions: {addRoute, createData}}) {
      await createData('calls.json', callsOf(content.contract));
      await createData('trials.json', trialsOf(content.contract));
      await createData('reference.json', content.reference);
      addRoute({
        path: `${baseUrl}api`,
        exact: true,
        component: '@site/src/features/api-reference',
        // Not the absolute path, which would be published.
        modules: {reference: '@generated/openapi/default/reference.json'},
      });
    },
    async postBuild({content: {contract}, outDir}) {
      const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
      const filesOf = (document: OpenApiDocument) => ({
        'openapi.json': json(document),
        'openapi.yaml': stringify(document, {lineWidth: 0}),
      });
      for (const tree of allTrees(siteDir)) {
        const document = withAbsoluteLinks(await documentOf(tree, siteDir));
        writeFiles(path.join(outDir, tree.base), filesOf(document));
      }
      const {vectors, samples} = contractOf({version: 'current'}, siteDir);
      const programs = {
        'sandbox.mjs': await sandboxProgram(contract, siteDir),
        'signing-vectors.json': await fs.readFile(vectors, 'utf8'),
      };
      const documents = filesOf(withAbsoluteLinks(contract));
      const downloads = {
        ...{...programs, ...documents},
        'conformance.mjs': await fs.readFile(path.join(samples, 'conformance.mjs'), 'utf8'),
        'samples.zip': sampleArchive(samples, contract, {
          ...programs,
          'openapi.json': documents['openapi.json'],
        }),
        'postman.json': json(await postmanCollection(withAbsoluteLinks(contract))),
        'postman-sandbox.json': json(
          postmanEnvironment(`${brand.name} sandbox`, {
            baseUrl: `http://127.0.0.1:4010${shownPath(contract, {path: ''})}`,
            apiKey: TEST_KEYS[0].key,
            apiSecret: TEST_KEYS[0].secret,
          }),
        ),
      };
      const sums = Object.entries(downloads).map(
        ([name, file]) => `${createHash('sha256').update(file).digest('hex')}  ${name}\n`,
      );
      writeFiles(outDir, {
        ...downloads,
        'SHA256SUMS.txt': sums.join(''),
        'api/changes.xml': await contractFeed(siteDir),
        '.well-known/api-catalog': json(apiCatalog()),
      });
    },
    getPathsToWatch: () =>
      ['openapi', 'samples', 'docs/_figures'].map((folder) => path.join(siteDir, folder, '**/*')),
  };
}
