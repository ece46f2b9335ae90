import {describe, expect, test} from 'vitest';

import {repairFiles} from '@site/scripts/check/fix';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, articleWith, repository} from '../support/repository';

const RELATED = 'Here are the ways.\n\n## Related articles\n\nText.';

const other = (name: string, keyword: string, fields = ''): Record<string, string> => ({
  [`docs/knowledge-base/payments/${name}.md`]: page(
    FRONT_MATTER.article
      .replace('How to pay in', `About ${name}`)
      .replace('The ways to pay in', `The ways of ${name}`)
      .replace('deposit, top up, add money, fund account, cash in', keyword) + fields,
    RELATED,
  ),
});

const OTHERS = {
  ...other('cards', 'plastic'),
  ...other('cheques', 'paper'),
  ...other('vouchers', 'paper'),
  ...other('wires', 'bank'),
};

const item = (name: string): string =>
  `- [About ${name}](./${name}.md): the ways of ${name} with their fees and times, and what to check before you start.`;

/** The text of the article after the repair, which changes nothing when it is repeated. */
async function repaired(body: string, files: Record<string, string> = OTHERS): Promise<string> {
  const root = repository({...files, [ARTICLE]: articleWith(body)});
  const [{after = articleWith(body)} = {}] = await repairFiles(root, [ARTICLE]);
  expect(await repairFiles(root, [ARTICLE])).toEqual([]);
  return after.slice(after.indexOf('---\n\n') + 5);
}

describe('the related articles', () => {
  test('are those of the folder that share the most words, and none that is linked', async () => {
    const body = 'Paper at the bank, as in [one](./vouchers.md) of the ways.';
    expect(await repaired(body)).toBe(
      `${body}\n\n## Related articles\n\n${item('cheques')}\n${item('wires')}\n${item('cards')}\n`,
    );
  });

  test.each(['draft: true', 'unlisted: true', 'publish: 2999-01-01'])(
    'are published: %s',
    async (field) => {
      const files = {...OTHERS, ...other('cards', 'plastic', `\n${field}`)};
      expect(await repaired('Here are the ways.', files)).not.toContain('cards');
    },
  );

  test('teach a second repair no words of headings', async () => {
    const body = 'Paper.\n\n## About Their Fees\n\nText.';
    expect(await repaired(body)).toContain(`${body}\n\n## Related articles\n`);
  });

  test('are left to the writer if there are too few', async () => {
    const files = {...other('cards', 'plastic'), ...other('wires', 'bank')};
    expect(await repaired('Text.', files)).toBe('Text.\n');
  });

  test.each([
    ['in a section of that name', '## Related articles\n\nRead more.\n\n## Sources\n\nText.'],
    ['on a page that cannot be parsed', 'Text {one\n\n## More\n\nText.'],
  ])('are left to the writer %s', async (_, body) => {
    expect(await repaired(`Text.\n\n${body}`)).not.toContain('About');
  });

  test('are added to a draft with Windows line endings, some of them doubled', async () => {
    const file = articleWith('Paper.\n\n```sh\nls\npwd\n```').replace(
      '\nread_time',
      '\ndraft: true\nread_time',
    );
    const draft = file.replaceAll('\n', '\r\n').replace('ls\r\n', 'ls\r\r\n');
    const root = repository({...OTHERS, [ARTICLE]: draft});
    const [{after = ''} = {}] = await repairFiles(root, [ARTICLE]);
    expect(after).toContain('\ndraft: true\n');
    expect(after).toContain('```sh\nls\npwd\n```\n\n## Related articles\n\n');
    expect(after).not.toContain('\r');
    expect(await repairFiles(root, [ARTICLE])).toEqual([]);
  });
});
