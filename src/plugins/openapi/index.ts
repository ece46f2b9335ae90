import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';

import {withAbsoluteLinks} from '../../contract/absolute-links';
import {bundleContract} from '../../contract/bundle';
import type {OpenApiDocument} from '../../contract/document';
import {contractOf} from '../../contract/files';
import {postmanCollection} from '../../contract/postman';
import {releaseContract} from '../../contract/release';
import {renderApiReference} from '../../features/api-reference/render';
import {generated} from '../../lib/generated';

/** The command of the docs plugin that freezes a version. */
const CUT = 'docs:version';

/** The part of Docusaurus' command line that we join in; its own types leave it open. */
interface Cli {
  commands: {
    name(): string;
    on(event: string, listener: (operands: string[]) => void): void;
  }[];
}

/**
 * Adds the page /api and publishes the contract as `/openapi.yaml`, `/openapi.json`,
 * `/postman.json` and `/signing-vectors.json`. A cut version of the docs takes the contract of
 * its day along.
 */
export default function openApi({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<OpenApiDocument> {
  return {
    name: 'openapi',
    loadContent: () => bundleContract(siteDir),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const reference = await createData('reference.json', await renderApiReference(content));
      addRoute({
        path: '/api',
        exact: true,
        component: '@site/src/features/api-reference',
        modules: {reference: generated(generatedFilesDir, reference)},
      });
    },
    async postBuild({content, outDir}) {
      const document = withAbsoluteLinks(content);
      const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
      const {vectors} = contractOf({version: 'current'}, siteDir);
      const files: Record<string, string> = {
        'openapi.json': json(document),
        'openapi.yaml': stringify(document, {lineWidth: 0}),
        'postman.json': json(await postmanCollection(document)),
        'signing-vectors.json': await fs.readFile(vectors, 'utf8'),
      };
      await Promise.all(
        Object.entries(files).map(([name, text]) => fs.writeFile(path.join(outDir, name), text)),
      );
    },
    extendCli(cli) {
      const cut = (cli as unknown as Cli).commands.find((command) => command.name() === CUT);
      if (!cut) throw new Error(`The docs plugin has no command ${CUT} that could be joined`);
      // Docusaurus' own part runs first and refuses bad names.
      cut.on(`command:${CUT}`, ([version = '']) => {
        releaseContract(siteDir, version).catch((error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          process.exitCode = 1;
        });
      });
    },
    getPathsToWatch: () =>
      ['openapi', 'samples', 'docs/_figures'].map((folder) => path.join(siteDir, folder, '**/*')),
  };
}
