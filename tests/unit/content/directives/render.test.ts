import fs from 'node:fs';
import path from 'node:path';

import {toString} from 'mdast-util-to-string';
import {VFileMessage} from 'vfile-message';
import {describe, expect, it, onTestFinished, test} from 'vitest';

import {brand} from '@site/src/config/brand';
import {FRONT_MATTER, page} from '../../support/pages';
import {nodesOf, propsOf, render} from '../../support/remark';
import {
  archived,
  archivedSite as site,
  ARTICLE,
  articleWith,
  UPDATE,
  VALID_FILES,
} from '../../support/repository';
import {changed, lineOf} from '../../support/text';

const FIGURES = 'docs/_figures/deposits.json';
const CATEGORY = 'docs/knowledge-base/payments/index.md';
/** A second article, beside the valid one. */
const OTHER = 'docs/knowledge-base/payments/compare.md';

const CHEAPER = changed(VALID_FILES[FIGURES], '"value": 3.5', '"value": 2.5');

/** The error at which the build stops. */
async function failureOf(root: string, file: string): Promise<VFileMessage> {
  try {
    await render(root, file);
  } catch (error) {
    if (error instanceof VFileMessage) return error;
    throw error;
  }
  throw new Error(`${file} was rendered without an error`);
}

describe('a figure', () => {
  it('that changed has the new value on current pages and the old one in the archive', async () => {
    const root = site({[FIGURES]: CHEAPER});
    expect(toString(await render(root, ARTICLE))).toContain('A card payment costs 2.5%.');
    expect(toString(await render(root, archived(ARTICLE)))).toContain('A card payment costs 3.5%.');
  });

  it('that is edited while the preview runs changes only on current pages', async () => {
    const root = site();
    expect(toString(await render(root, ARTICLE))).toContain('costs 3.5%.');
    expect(toString(await render(root, archived(ARTICLE)))).toContain('costs 3.5%.');

    const file = path.join(root, FIGURES);
    fs.writeFileSync(file, CHEAPER);
    fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(toString(await render(root, ARTICLE))).toContain('costs 2.5%.');
    expect(toString(await render(root, archived(ARTICLE)))).toContain('costs 3.5%.');
  });

  it('has the current value in an update, in the requested form', async () => {
    const content = page(
      FRONT_MATTER.update,
      ':figure[deposits.card.fee], :figure[deposits.sepa.time]{as=max}',
    );
    const root = site({[FIGURES]: CHEAPER, [UPDATE]: content});
    expect(toString(await render(root, UPDATE))).toContain('2.5%, 2 business days');
  });
});

describe('a result', () => {
  const content = articleWith(
    'It costs :calc[€1,000 × deposits.card.fee]{name=cost}, or :calc[cost / 5] for each of five.',
  );

  it('is computed from the figures of its tree', async () => {
    const root = site({
      [FIGURES]: CHEAPER,
      [ARTICLE]: content,
      [archived(ARTICLE)]: content,
    });
    expect(toString(await render(root, ARTICLE))).toContain('costs €25, or €5 for');
    expect(toString(await render(root, archived(ARTICLE)))).toContain('costs €35, or €7 for');
  });

  it('that was typed with its calculation, as in earlier archives, stays as it was', async () => {
    const typed = articleWith(
      'It costs :literal[€36]{reason="worked example" compute="1000 * deposits.card.fee"}.',
    );
    const root = site({[archived(ARTICLE)]: typed});
    expect(toString(await render(root, archived(ARTICLE)))).toContain('It costs €36.');
  });
});

test('a table row is left out if its brand value is not filled in', async () => {
  const filled = {...brand};
  onTestFinished(() => void Object.assign(brand, filled));
  Object.assign(brand, {krs: '0000123456', nip: ''});
  const rows = '| Item | Details |\n|---|---|\n| KRS | :brand[krs] |\n| NIP | :brand[nip] |';
  const text = toString(await render(site({[ARTICLE]: articleWith(rows)}), ARTICLE));
  expect(text).toContain('KRS0000123456');
  expect(text).not.toContain('NIP');
});

describe('text around values is merged into one node', () => {
  const VALUES =
    'from :figure[deposits.card.fee] at :brand[name] to :literal[51%]{reason="name of the attack"}, :calc[€5 + €7] now';
  const TEXT = `from 3.5% at ${brand.name} to 51%, €12 now`;

  test.each([
    ['a paragraph', VALUES],
    ['bold text', `**${VALUES}**`],
    ['a note', `:::note\n\n${VALUES}\n\n:::`],
    ['a link to the application', `:app[${VALUES}]{to=sign-up}`],
  ])('in %s', async (_, body) => {
    const markdown = await render(site({[ARTICLE]: articleWith(body)}), ARTICLE);
    expect(nodesOf(markdown, 'text').map(({value}) => value)).toEqual([TEXT]);
  });

  test('a value that is a link is between two text nodes', async () => {
    const content = articleWith(
      'It costs :figure[deposits.card.fee]. Write to :brand[supportEmail] or call :brand[supportPhone].',
    );
    const markdown = await render(site({[ARTICLE]: content}), ARTICLE);
    expect(nodesOf(markdown, 'paragraph')).toMatchObject([
      {
        children: [
          {type: 'text', value: 'It costs 3.5%. Write to '},
          {type: 'link', url: `mailto:${brand.supportEmail}`},
          {type: 'text', value: ' or call '},
          {type: 'link', url: expect.stringMatching(/^tel:\+?\d+$/) as string},
          {type: 'text', value: '.'},
        ],
      },
    ]);
  });
});

describe('the build stops at the line and column of', () => {
  // The check uses the same definitions: tests/unit/check/directives.test.ts tests every message.
  test('an unknown figure', async () => {
    const directive = ':figure[deposits.card.fees]';
    const content = articleWith(`First paragraph.\n\nThis is ${directive} today.`);
    expect(await failureOf(site({[ARTICLE]: content}), ARTICLE)).toMatchObject({
      reason: 'unknown figure "deposits.card.fees"  → write "deposits.card.fee"',
      line: lineOf(content, directive),
      column: 'This is '.length + 1,
    });
  });

  test('a calculation with an unknown figure', async () => {
    const directive = ':calc[€5 × deposits.card.fees]';
    const content = articleWith(`First paragraph.\n\nThis is ${directive} today.`);
    expect(await failureOf(site({[ARTICLE]: content}), ARTICLE)).toMatchObject({
      reason: 'unknown figure "deposits.card.fees"  → write "deposits.card.fee"',
      line: lineOf(content, directive),
      column: 'This is '.length + 1,
    });
  });

  test('a figure on an archived page that its version does not have', async () => {
    const root = site({
      [FIGURES]: VALID_FILES[FIGURES].replaceAll('overview.fee', 'summary.fee'),
      [OTHER]: articleWith('It costs :figure[deposits.summary.fee].'),
      [archived(OTHER)]: articleWith('It costs :figure[deposits.summary.fee].'),
    });
    expect(toString(await render(root, OTHER))).toContain('It costs 1.5%.');
    expect((await failureOf(root, archived(OTHER))).reason).toContain(
      'unknown figure "deposits.summary.fee"',
    );
  });
});

describe('::figure-table', () => {
  const cellsIn = async (root: string, file: string): Promise<unknown> =>
    propsOf(await render(root, file), 'FigureTable').table;

  it('becomes a FigureTable with the texts of its cells', async () => {
    expect(await cellsIn(site(), ARTICLE)).toEqual({
      caption: 'Ways to pay in',
      rowHeading: 'Method',
      columns: ['Fee', 'Time'],
      rows: [
        {heading: 'Card', cells: ['3.5%', 'instant']},
        {heading: 'SEPA', cells: ['free', '1–2 business days']},
      ],
    });
  });

  it('shows the figures of the version on an archived page', async () => {
    const root = site({[FIGURES]: CHEAPER});
    expect(await cellsIn(root, ARTICLE)).toMatchObject({rows: [{cells: ['2.5%', 'instant']}, {}]});
    expect(await cellsIn(root, archived(ARTICLE))).toMatchObject({
      rows: [{cells: ['3.5%', 'instant']}, {}],
    });
  });
});

describe('::figure-conflicts', () => {
  const MIXED =
    'Figures: :figure[deposits.card.fee], :figure[deposits.card.time], :figure[deposits.overview.fee].';
  const NOTE = {
    label: 'Card deposit fee',
    here: '1.5%',
    authoritative: '3.5%',
    route: '/knowledge-base/payments/pay-in',
    title: 'How to pay in',
  };
  const conflictsIn = async (root: string, file: string): Promise<unknown> =>
    propsOf(await render(root, file), 'FigureConflicts').conflicts;

  test.each([['above the figures', `::figure-conflicts\n\n${MIXED}`]])(
    '%s lists only figures that another page contradicts',
    async (_, body) => {
      const root = site({[OTHER]: articleWith(body)});
      expect(await conflictsIn(root, OTHER)).toEqual([NOTE]);
    },
  );

  it('links on an archived page to the archived page, with the values of that version', async () => {
    const content = articleWith(`${MIXED}\n\n::figure-conflicts`);
    const root = site({[FIGURES]: CHEAPER, [OTHER]: content, [archived(OTHER)]: content});
    expect(await conflictsIn(root, OTHER)).toEqual([{...NOTE, authoritative: '2.5%'}]);
    expect(await conflictsIn(root, archived(OTHER))).toEqual([
      {...NOTE, route: '/2024-11/knowledge-base/payments/pay-in'},
    ]);
  });

  test.each([
    ['today', ARTICLE],
    ['in the archive', archived(ARTICLE)],
  ])('is empty %s on the authoritative page', async (_, file) => {
    const root = site({[file]: articleWith(`${MIXED}\n\n::figure-conflicts`)});
    expect(await conflictsIn(root, file)).toEqual([]);
  });
});

describe('::articles', () => {
  const article = (title: string, position: number, more = ''): string =>
    page(
      FRONT_MATTER.article
        .replace('How to pay in', title)
        .replace('sidebar_position: 1', `sidebar_position: ${position}`) + more,
    );
  const FOLDER = 'docs/knowledge-base/payments';
  const FILES = {
    [`${FOLDER}/pay-out.md`]: article('How to pay out', 3, '\ncard_read_time: 9'),
    [`${FOLDER}/fees.md`]: article('All fees', 2),
    [`${FOLDER}/hidden.md`]: article('Without a card', 4, '\ncard: false'),
    'docs/resources/schedule.md': article('Fee schedule', 5, '\ncategory: payments'),
  };
  const cardsIn = async (root: string, file: string): Promise<unknown> =>
    propsOf(await render(root, file), 'ArticleList').articles;

  it('lists the cards of its category in their order, with the read time of the card', async () => {
    expect(await cardsIn(site(FILES), CATEGORY)).toMatchObject([
      {
        route: '/knowledge-base/payments/pay-in',
        title: 'How to pay in',
        description: expect.stringContaining('The ways to pay in') as string,
        readTime: 4,
        updated: '2024-11-20',
      },
      {title: 'All fees', readTime: 4},
      {title: 'How to pay out', readTime: 9},
      {title: 'Fee schedule', route: '/resources/schedule', readTime: 4},
    ]);
  });

  it('lists only archived articles in the archive', async () => {
    const slow = changed(VALID_FILES[ARTICLE], 'read_time: 4', 'read_time: 4\ncard_read_time: 7');
    expect(
      await cardsIn(site({...FILES, [archived(ARTICLE)]: slow}), archived(CATEGORY)),
    ).toMatchObject([
      {route: '/2024-11/knowledge-base/payments/pay-in', title: 'How to pay in', readTime: 7},
    ]);
  });

  it('stops the build at its line if the category has no articles', async () => {
    const file = 'docs/knowledge-base/trading/index.md';
    const content = page(FRONT_MATTER.category, '::articles');
    expect(await failureOf(site({[file]: content}), file)).toMatchObject({
      reason: expect.stringContaining('the category has no articles') as string,
      line: lineOf(content, '::articles'),
    });
  });
});
