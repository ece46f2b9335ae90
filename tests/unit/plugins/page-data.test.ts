import path from 'node:path';

import {type Compiler, rspack} from '@rspack/core';
import {expect, test} from 'vitest';

import {ruleOfPages} from '@site/src/plugins/content-files';
import {temporaryFolder} from '../support/temporary';

/** The files and folders in the repository that a bundler watches for a page, besides the page. */
async function watchedFor(page: string, text: string): Promise<string[]> {
  const root = temporaryFolder({
    [page]: text,
    'loader.cjs': 'module.exports = (text) => `export default ${JSON.stringify(text)}`;',
  });
  const lists = path.join(root, 'lists.json');
  const compiler: Compiler = rspack({
    context: root,
    mode: 'development',
    output: {path: path.join(root, 'out')},
    entry: path.join(root, page),
    module: {
      rules: [{test: /\.md$/, use: path.join(root, 'loader.cjs')}, ruleOfPages(root, lists)],
    },
  });
  const inputs = await new Promise<string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (!stats) return reject(error ?? new Error('no result'));
      const {contextDependencies, fileDependencies} = stats.compilation;
      return resolve([...contextDependencies, ...fileDependencies]);
    });
  });
  return inputs
    .map((input) => path.relative(root, input))
    .filter((input) => /_|^openapi|^samples|^lists/.test(input) && input !== page)
    .sort();
}

const DATA = ['docs/_drawings', 'docs/_figures', 'docs/_glossary'];

test.each([
  ['docs/resources/fees.md', 'It costs :figure[sepa.fee].', DATA],
  ['blog/new.md', 'Text.\n\n::articles', [...DATA, 'lists.json', 'openapi', 'samples']],
])('the preview recompiles a page when what it shows changes: %s', async (page, text, data) => {
  expect(await watchedFor(page, text)).toEqual(data);
});
