import {
  errorCatalogue,
  type Field,
  fieldsOf,
  follow,
  LANGUAGES,
  type OpenApiDocument,
  type Operation,
  type OperationAt,
  operationsOf,
  parametersOf,
  type Reference,
  shownPath,
} from '@portal/contract';
import {type ExportedPage, linkedToCopies, toMarkdown} from 'docusaurus-markdown-copies';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {brand} from '../../config/brand';
import {markdownAddress} from '../../content/markdown-address';
import {withAbsoluteLinks} from '../contract/bundle';

/** The guide, in reading order. */
const ARTICLES = [
  '/resources/api-docs',
  '/knowledge-base/api-docs/authentication',
  '/knowledge-base/api-docs/webhooks',
];
/** Sections for people, and those whose facts the reference or the vectors have. */
const LEFT_OUT = [
  'API errors and what to do',
  'Can I call the API from a web page?',
  'Changes since earlier versions',
  'Events',
  'A secret has leaked',
  'Going-live checklist',
  'How to catch up after a long outage',
  'How to change the secret',
  'I got HTML instead of JSON',
  'Is it BTC-EUR, BTC/EUR or BTCEUR?',
  'Keys and permissions',
  'One request, step by step',
  'Problems with a receiver',
  'Order types and the life of an order',
  'Polling or webhooks',
  'Related articles',
  'Repeated requests and new keys',
  'Replayed events',
  'Sign in a generated client',
  'Sign in bash, JavaScript and Python',
  'Test before you trade real money',
  'Test on your own machine',
  'Test vectors',
  'The nine operations',
  'Versions and deprecation',
  'Webhook verifier',
  'What a wrong signature tells you',
  'When the call is refused',
];

type Carrier = Pick<Partial<NonNullable<Operation['requestBody']>>, 'content'>;

/** All that a program needs to use the API, in one text: the guide with each sample once, and the reference. */
export function apiText(pages: readonly ExportedPage[], contract: OpenApiDocument): string {
  const seen = new Set<string>();
  const guide = ARTICLES.flatMap((route) => pages.find((page) => page.route === route) ?? []).map(
    ({title, text}) => {
      const children = withoutSections(text.children).filter((node) => isNew(node, seen));
      return `# ${title}\n\n${toMarkdown({type: 'root', children}).trim()}`;
    },
  );
  const copies = new Map(
    pages.map(({url, route}) => [url, brand.siteUrl + (markdownAddress(route) ?? route)]),
  );
  return linkedToCopies(
    `${[...guide, reference(withAbsoluteLinks(contract))].join('\n\n')}\n`,
    copies,
  );
}

function withoutSections(nodes: readonly RootContent[]): RootContent[] {
  let left = 0;
  return nodes.filter((node) => {
    if (node.type === 'heading' && (left === 0 || node.depth <= left)) {
      left = LEFT_OUT.includes(toString(node)) ? node.depth : 0;
    }
    return left === 0;
  });
}

/** Whether a block is not an example answer, a sample that stood before in another language, or the name of one. */
function isNew(node: RootContent, seen: Set<string>): boolean {
  if (node.type === 'paragraph') return !LANGUAGES.some(({label}) => label === toString(node));
  if (node.type !== 'code') return true;
  if (node.lang === 'json') return false;
  const [, sample = node.value] = /title="(\w+)\.(?:sh|mjs|py)"/.exec(node.meta ?? '') ?? [];
  return seen.size < seen.add(sample).size;
}

function reference(contract: OpenApiDocument): string {
  const known = new Set<string>();
  const calls = operationsOf(contract.paths).map((at) => operation(contract, at, known));
  const events = operationsOf(contract.webhooks).map(
    ({path, operation: {description, requestBody}}) => [
      `### Event ${path}`,
      description,
      lines(inData(bodyOf(contract, requestBody)), known),
    ],
  );
  const errors = errorCatalogue(contract).map(
    ([code, {status, meaning, action, retry}]) =>
      `- ${status} \`${code}\`: ${meaning} ${action} Send again: ${retry}.`,
  );
  const parts = [...calls, ...events].map((part) => part.filter(Boolean).join('\n\n'));
  const note = 'What a field means is said where it stands first.';
  return ['# Reference', note, ...parts, '### Errors', errors.join('\n')].join('\n\n');
}

function operation(contract: OpenApiDocument, at: OperationAt, known: Set<string>): string[] {
  const {summary, description = '', requestBody, responses} = at.operation;
  const sent = parametersOf(contract, at).map(
    ({name, in: place, description: about = ''}) => `- \`${name}\` (${place}): ${about}`,
  );
  const body = lines(bodyOf(contract, requestBody), known);
  const answer = lines(inData(bodyOf(contract, responses['200'])), known);
  return [
    `### ${at.method.toUpperCase()} ${shownPath(contract, at)}`,
    `${summary}. ${description}`,
    sent.join('\n'),
    body,
    answer && `Answer, in \`data\`:\n\n${answer}`,
  ];
}

/** The fields of a request or response in JSON. */
function bodyOf(contract: OpenApiDocument, carrier: Carrier | Reference = {}): Field[] {
  const schema = follow<Carrier>(contract, carrier).content?.['application/json']?.schema;
  return schema ? fieldsOf(contract, schema) : [];
}

/** The fields of the one that every answer and event has. */
const inData = (fields: readonly Field[]): Field[] =>
  fields.filter(({name}) => name === 'data').flatMap(({children}) => children);

/** Fields as a list, with those inside them indented. */
function lines(fields: readonly Field[], known: Set<string>, indent = ''): string {
  return fields
    .map(({name, type, required, description, values, children}) => {
      const allowed = values.map(({value}) => value).join(', ');
      const about = [type, required && 'required', allowed].filter(Boolean).join('; ');
      const meaning = known.size < known.add(name + description).size ? `: ${description}` : '';
      const inside = children.length > 0 ? `\n${lines(children, known, `${indent}  `)}` : '';
      return `${indent}- \`${name}\` (${about})${meaning}${inside}`;
    })
    .join('\n');
}
