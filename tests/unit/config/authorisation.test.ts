import fs from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import {type ComponentType, createElement, type FunctionComponent, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {parse} from 'yaml';

import {statements} from '@site/src/config/authorisation';
import {appLinks} from '@site/src/config/brand';
import {splitFrontMatter} from '@site/src/content/front-matter';
import {filesBelow, pathFrom} from '@site/src/lib/files';
import {ROOT} from '../support/root';

type Status = keyof typeof statements;

const RECORD = '@site/src/config/authorisation';
/** Parts that say nothing of the status, and need a browser. */
const NEUTRAL = [
  '@site/src/components/Section',
  '@site/src/features/forms/account',
  '@site/src/features/forms/feedback',
  '@site/src/components/BackLink',
  '@site/src/components/Untranslated',
];
const PAGES = {
  home: '@site/src/pages/index',
  footer: '@site/src/theme/Footer',
  'sign-in form': '@site/src/features/forms/account/SignIn',
};
const MDX = {
  features: 'src/pages/features/index.mdx',
  'how it works': 'src/pages/how-it-works.mdx',
  'sign-up': 'src/pages/signup.mdx',
};
const DOCS = {
  legal: 'docs/legal/legal.md',
  FAQ: 'docs/faq.md',
  'account set-up': 'docs/knowledge-base/getting-started/account-setup.md',
  countries: 'docs/resources/supported-countries.md',
};

function Inside({title, children}: {title?: string; children?: ReactNode}): ReactNode {
  return createElement('div', {}, title, children);
}

/** Everything that a visitor reads or can follow, by page, if the company has that status. */
async function readSite(status: Status): Promise<Record<string, string | undefined>> {
  vi.resetModules();
  vi.doMock(RECORD, async (original) => ({
    ...(await original<object>()),
    statementOf: () => statements[status],
  }));
  for (const module of NEUTRAL) vi.doMock(module, () => ({default: Inside, BackToList: Inside}));
  const {render} = await import('../support/remark');
  const documentAt = async (file: string) => wordsIn(await render(ROOT, file));
  const pageOf = async (component: FunctionComponent<object>, props = {}) => {
    const html = renderToStaticMarkup(createElement(component, props));
    const parts = html.replaceAll('&quot;', '"').split(/⟦(.+?)⟧/);
    const texts = parts.map((part, index) =>
      index % 2 === 1 ? documentAt(pathFrom(ROOT, part)) : part,
    );
    return (await Promise.all(texts)).join(' ');
  };
  const read: Record<string, string | undefined> = {};
  for (const [name, module] of Object.entries(PAGES)) {
    const {default: component} = (await import(module)) as {default: FunctionComponent<object>};
    read[name] = await pageOf(component);
  }
  const {default: MdxPage} = await import('@site/src/theme/MDXPage');
  for (const [name, file] of Object.entries(MDX)) {
    const split = splitFrontMatter(fs.readFileSync(path.join(ROOT, file), 'utf8'));
    const frontMatter = 'yaml' in split ? (parse(split.yaml) as object) : {};
    const content = Object.assign(() => `⟦${path.join(ROOT, file)}⟧`, {
      ...{frontMatter, metadata: {source: ''}},
    });
    read[name] = await pageOf(MdxPage as ComponentType<object> as FunctionComponent<object>, {
      content,
    });
  }
  for (const [name, file] of Object.entries(DOCS)) read[name] = await documentAt(file);
  const {AppButton} = await import('@site/src/components/Button');
  const {default: ClosingCall} = await import('@site/src/components/ClosingCall');
  const button = createElement(AppButton, {to: 'sign-up', children: 'Create an account'});
  const call = createElement(ClosingCall, {title: 'Open your account', children: button});
  const {accountLinks} = await import('@site/src/config/navigation');
  const {llmsOptions} = await import('@site/src/features/exports/llms');
  return {
    ...read,
    'closing call': renderToStaticMarkup(call),
    bar: JSON.stringify(accountLinks),
    'llms.txt': llmsOptions([], []).intro,
  };
}

/** The texts of a page, the addresses of its links and the titles of its components. */
function wordsIn(markdown: Root): string {
  const words: string[] = [];
  visit(markdown, (node) => {
    if ('value' in node && !node.type.startsWith('mdx')) words.push(String(node.value));
    if ('url' in node) words.push(node.url);
    if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const {value} of node.attributes) if (typeof value === 'string') words.push(value);
    }
  });
  return words.join(' ');
}

/** Words that would contradict the status. */
const CLAIMS = /\w+ Authorized|EU licensed|authorised us|supervised by/;
const CONTRADICTIONS = {
  authorised:
    /application pending|winding down|not authori[sz]ed|not an authorisation|has been granted|opens? no|not stated/i,
  pending: new RegExp(`${CLAIMS.source}|winding down|Not authorised`),
  'winding-down': new RegExp(`${CLAIMS.source}|application pending|Not authorised`),
  none: new RegExp(`${CLAIMS.source}|application pending|winding down`),
} satisfies Record<Status, RegExp>;
const INVITATION =
  /https:\/\/app\.[\w.-]+\/sign-up|buy, sell|instant trading|\bsign(?:ing)? up\b|\bsign-up\b|(?<!cannot )\b(?:open|create) (?:an|your) account|start trading/i;

describe.each(Object.keys(statements) as Status[])('a company that is %s', (status) => {
  const {badge, standing, answer, closed} = {closed: undefined, ...statements[status]};
  let pages: Record<string, string | undefined>;
  const page = (name: string): string => pages[name] ?? '';

  beforeAll(async () => {
    pages = await readSite(status);
  });
  afterAll(() => {
    for (const module of [RECORD, ...NEUTRAL]) vi.doUnmock(module);
    vi.resetModules();
  });

  test('says nothing that contradicts it on any page', () => {
    expect(Object.keys(pages)).toHaveLength(13);
    for (const name of Object.keys(pages)) {
      expect(page(name).match(CONTRADICTIONS[status])?.[0], name).toBeUndefined();
    }
  });

  test('says what it is in the footer, the risk line, llms.txt, /legal and the FAQ', () => {
    for (const name of ['footer', 'home', 'features', 'sign-up', 'llms.txt', 'legal', 'FAQ']) {
      expect(page(name), name).toContain(standing);
    }
    expect(page('footer')).toContain(badge);
    expect(page('FAQ').replaceAll(/\s+/g, ' ')).toContain(`authorised? ${answer}`);
  });

  test(closed ? 'invites nobody to open an account' : 'invites visitors to open an account', () => {
    const inviting = ['home', 'features', 'how it works', 'closing call', 'bar'];
    for (const name of [...inviting, 'sign-in form', 'account set-up', 'FAQ', 'countries']) {
      const link = page(name).includes(appLinks['sign-up']);
      expect(link, name).toBe(!closed);
    }
    if (!closed) return;
    for (const name of [...inviting, 'sign-up', 'footer', 'llms.txt']) {
      expect(page(name).match(INVITATION)?.[0], name).toBeUndefined();
    }
    for (const name of ['sign-up', 'home', 'footer', 'account set-up', 'FAQ', 'llms.txt']) {
      expect(page(name), name).toContain(closed.text);
    }
    for (const name of ['sign-up', 'bar']) expect(page(name)).toContain('/sign-in');
  });
});

const sources = ['docs', 'src'].flatMap((folder) =>
  filesBelow(path.join(ROOT, folder))
    .filter((file) => /\.(?:mdx?|tsx?|json|svg|xml)$/.test(file))
    .map((file) => ({file: pathFrom(ROOT, file), text: fs.readFileSync(file, 'utf8')})),
);

/** The company's standing in words that are not from the record. */
const TYPED =
  /\bKNF[ -]authori[sz]ed|\bEU[ -]licensed|\blicensed in the EU|\b(?:we are|halyard is|company|provider of \S+ services|service)\b[^.:;|\n]{0,40}\b(?:supervised|authori[sz]ed|licensed) (?:by|in|under)\b|\bsupervises us\b|\bsupervised by (?:the )?(?:KNF|Polish)/i;

test.each([
  ['title="KNF Authorized"', true],
  ['A Polish company supervised by the KNF', true],
  ['a service supervised by the Polish regulator', true],
  ['We are licensed in the EU', true],
  [':brand[regulator] supervises us.', true],
  ['a company in the EU that we trust', false],
  ['provide the service in :brand[country]', false],
])('"%s" counts as typed by hand: %s', (text, isTyped) => expect(TYPED.test(text)).toBe(isTyped));

test('no page or component states the authorisation in words of its own', () => {
  expect(sources.length).toBeGreaterThan(300);
  const others = sources.filter(
    ({file}) => file !== 'src/config/authorisation.ts' && !file.startsWith('docs/_owner/'),
  );
  expect(others.filter(({text}) => TYPED.test(text)).map(({file}) => file)).toEqual([]);
});
