import path from 'node:path';

import type {Code, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {ASSUMPTIONS} from '../../contract/anchors';
import {exampleAnswer} from '../../contract/answer';
import {readDeclarations} from '../../contract/breaking';
import {contractOf} from '../../contract/files';
import {errorCatalogue} from '../../contract/errors';
import {changeLog, errorTable, signingVectors, webhookVectors} from '../../contract/markdown';
import {changesSince, documentOf} from '../../contract/released';
import {type Sample, sampleNames, samplesOf} from '../../contract/samples';
import {readVectors} from '../../contract/vectors';
import {type Directive, labelOf, resolveSampleName} from '../../content/directives';
import {pageAt} from '../../content/sources';
import {type ContentTree, treeOf} from '../../content/tree';
import {versionLabel} from '../../content/versions';

/**
 * Puts the contract of the API into Markdown: `::sample[createOrder]`, `::api-answer[createOrder]`, `::signing-vectors`,
 * `::webhook-vectors`, `::error-codes` and `::api-changes`; `:assumption` becomes the badge that
 * leads to its explanation. A frozen page prints what was released with it.
 */
export default function remarkContract({root}: {root: string}) {
  return async (markdown: Root, file: VFile): Promise<void> => {
    const tree = treeOf(file.path, root);
    const found: {directive: Directive; parent: {children: RootContent[]}}[] = [];
    visit(markdown, 'leafDirective', (directive, _, parent) => {
      if (parent && NAMES.includes(directive.name)) {
        found.push({directive, parent: parent as {children: RootContent[]}});
      }
    });
    visit(markdown, 'textDirective', (directive, index, parent) => {
      if (directive.name !== 'assumption' || !parent || index === undefined) return;
      const {url} = linkTo(ASSUMPTIONS, tree);
      const data = {hProperties: {className: ['assumption']}};
      const children = [{type: 'text' as const, value: 'Assumption'}];
      parent.children[index] = {type: 'link', url, data, children};
    });
    for (const {directive, parent} of found) {
      const nodes = await nodesOf(directive, file, tree, root);
      parent.children.splice(parent.children.indexOf(directive as RootContent), 1, ...nodes);
    }
  };
}

const NAMES: readonly string[] = [
  'sample',
  'signing-vectors',
  'webhook-vectors',
  'error-codes',
  'api-answer',
  'api-changes',
];

async function nodesOf(
  directive: Directive,
  file: VFile,
  tree: ContentTree,
  root: string,
): Promise<RootContent[]> {
  if (directive.name === 'sample') {
    return sampleNodes(directive, file, contractOf(tree, root).samples);
  }
  if (directive.name !== 'api-answer') {
    return markdownNodes(await textOf(directive.name, tree, root));
  }
  const answer = exampleAnswer(await documentOf(tree, root), labelOf(directive));
  if (!answer) return file.fail('no operation has this id  → see openapi/paths', directive);
  const {title, value} = answer;
  return [{type: 'code', lang: 'json', meta: `title="${title}"`, value}];
}

async function textOf(name: string, tree: ContentTree, root: string): Promise<string> {
  const source = contractOf(tree, root);
  switch (name) {
    case 'signing-vectors':
      return signingVectors(readVectors(source.vectors));
    case 'webhook-vectors':
      return webhookVectors(readVectors(source.vectors));
    case 'error-codes':
      return errorTable(errorCatalogue(source), (article) => linkTo(article, tree));
    default:
      return changeLog(await changesSince(tree, root), versionLabel, readDeclarations(root));
  }
}

function linkTo(article: string, tree: ContentTree): {url: string; title: string} {
  const [route = '', anchor] = article.split('#');
  const page = pageAt(route, tree);
  return {url: anchor ? `${page.route}#${anchor}` : page.route, title: page.title};
}

function markdownNodes(text: string): RootContent[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  // Positions of the text would point into the page.
  visit(tree, (node) => void delete node.position);
  return tree.children;
}

function sampleNodes(directive: Directive, file: VFile, folder: string): RootContent[] {
  const name = labelOf(directive);
  const resolved = resolveSampleName(name, sampleNames(folder));
  if ('fault' in resolved) {
    return file.fail(`${resolved.fault.message}  → ${resolved.fault.mend}`, directive);
  }
  const samples = samplesOf(folder, name);
  return samples.length === 1 ? samples.map(codeNode) : [tabs(samples)];
}

function codeNode({language: {prism}, file, source}: Sample): Code {
  return {
    type: 'code',
    lang: prism,
    meta: `title="${path.basename(file)}"`,
    value: source.trimEnd(),
  };
}

/** One tab for each language; the choice holds for all samples of the site. */
function tabs(samples: readonly Sample[]): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: [{type: 'mdxJsxAttribute', name: 'groupId', value: 'language'}],
    children: samples.map((sample) => ({
      type: 'mdxJsxFlowElement',
      name: 'TabItem',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'value', value: sample.language.folder},
        {type: 'mdxJsxAttribute', name: 'label', value: sample.language.label},
      ],
      children: [codeNode(sample)],
    })),
  };
}
