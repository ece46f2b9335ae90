import path from 'node:path';

import {
  errorCatalogue,
  follow,
  type OpenApiDocument,
  operationsOf,
  readDeclarations,
  readVectors,
  type Sample,
  sampleNames,
  samplesOf,
} from '@portal/contract';
import type {Code, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {
  type Directive,
  type DirectivePage,
  type DirectiveUse,
  resolveName,
} from '../../content/directives/directive';
import {pageAt} from '../../content/sources';
import type {ContentTree} from '../../content/tree';
import {componentElement} from '../../lib/mdast';
import {FEED} from './feed-link';
import {BREAKING_FILE, contractOf} from './files';
import {changeLog, errorTable, signingVectors, webhookVectors} from './markdown';
import {changesSince, dateOf, documentOf} from './released';

const changes = markdownDirective('api-changes', async ({tree, root}) => {
  const {info} = await documentOf(tree, root);
  const declared = readDeclarations(path.join(root, BREAKING_FILE));
  const since = await changesSince(tree, root);
  const dated = since.map((each) => ({...each, date: dateOf(each.tree)}));
  return changeLog({number: info.version, date: dateOf(tree)}, dated, declared);
});

/** Directives for parts of the API contract. An archived page shows the contract released with it. */
export const contractDirectives: readonly Directive[] = [
  {
    name: 'sample',
    type: 'leafDirective',
    verify: verifySample,
    render: ({label, page}) => {
      const samples = samplesOf(contractOf(page.tree, page.root).samples, label);
      return samples.length === 1 ? samples.map(codeNode) : [tabs(samples)];
    },
  },
  {
    name: 'api-answer',
    type: 'leafDirective',
    // Every operation has a sample with the same name.
    verify: verifySample,
    render: async ({label, page: {tree, root}}) => [
      exampleAnswer(await documentOf(tree, root), label),
    ],
  },
  markdownDirective('signing-vectors', ({tree, root}) =>
    signingVectors(readVectors(contractOf(tree, root).vectors)),
  ),
  markdownDirective('webhook-vectors', ({tree, root}) =>
    webhookVectors(readVectors(contractOf(tree, root).vectors)),
  ),
  markdownDirective('error-codes', async ({tree, root}) =>
    errorTable(errorCatalogue(await documentOf(tree, root)), (article) => linkTo(article, tree)),
  ),
  {
    ...changes,
    render: async (use) => [
      componentElement('Head', {}, '@docusaurus/Head', [componentElement('link', FEED)]),
      ...(await changes.render(use)),
    ],
  },
];

/** The first example of an operation's success response, as JSON. */
function exampleAnswer(document: OpenApiDocument, id: string): Code {
  const at = operationsOf(document.paths).find(({operation}) => operation.operationId === id);
  const response = at?.operation.responses['200'];
  const content = response && follow(document, response).content?.['application/json'];
  const [example] = Object.values(content?.examples ?? {});
  if (!at || !example) throw new Error(`the operation "${id}" has no example response`);
  return {
    type: 'code',
    lang: 'json',
    meta: `title="${at.method.toUpperCase()} ${at.path}"`,
    value: JSON.stringify(follow(document, example).value, null, 2),
  };
}

function verifySample({label, page: {tree, root}}: DirectiveUse): void {
  const names = sampleNames(contractOf(tree, root).samples).map((name) => [name, name] as const);
  resolveName('sample', label, new Map(names));
}

/** A directive that is replaced by Markdown. */
function markdownDirective(
  name: string,
  write: (page: DirectivePage) => string | Promise<string>,
): Directive {
  return {
    name,
    type: 'leafDirective',
    render: async ({page}) => {
      const tree = unified()
        .use(remarkParse)
        .use(remarkGfm)
        .parse(await write(page));
      // Positions refer to the generated text and would be wrong in the page.
      visit(tree, (node) => void delete node.position);
      return tree.children;
    },
  };
}

function linkTo(article: string, tree: ContentTree): {url: string; title: string} {
  const [route = '', anchor] = article.split('#');
  const page = pageAt(route, tree);
  return {url: anchor ? `${page.route}#${anchor}` : page.route, title: page.title};
}

function codeNode({language: {prism}, file, source}: Sample): Code {
  return {
    type: 'code',
    lang: prism,
    meta: `title="${path.basename(file)}"`,
    value: source.trimEnd(),
  };
}

/** One tab per language; the choice applies to all samples of the site. */
function tabs(samples: readonly Sample[]): RootContent {
  const items = samples.map((sample) => {
    const {folder: value, label} = sample.language;
    return componentElement('TabItem', {value, label}, '@theme/TabItem', [codeNode(sample)]);
  });
  return componentElement('Tabs', {groupId: 'language'}, '@theme/Tabs', items);
}
