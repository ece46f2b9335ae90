import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {repairFiles, repairText} from '@site/scripts/check/fix';
import {FRONT_MATTER, page} from '../support/pages';
import {ARTICLE, SITE_PAGE} from '../support/repository';
import {ROOT} from '../support/root';
import {temporaryFolder} from '../support/temporary';
import {rowsOf} from '../support/text';

const HEAD = page(FRONT_MATTER.article, '').trimEnd();
const repaired = async (body: string): Promise<string> => {
  const {content} = await repairText(`${HEAD}\n\n${body}\n`, ROOT);
  expect(content.startsWith(`${HEAD}\n\n`)).toBe(true);
  return content.slice(HEAD.length + 2).replace(/\n$/, '');
};

/** The lines of a table, with ↵ and ⇥ for the characters that would end a line or a cell. */
const tableOf = (file: string): string[][] =>
  rowsOf(path.join(import.meta.dirname, file)).map((row) =>
    row.map((cell) =>
      cell
        .replaceAll('↵', '\n')
        .replaceAll('⇥', '\t')
        .replaceAll(/\\u([\da-f]{4})/g, (_, code) => String.fromCodePoint(Number(`0x${code}`))),
    ),
  );

describe('one right answer', () => {
  test.each(tableOf('repairs.tsv'))('%s', async (_, before = '', after) => {
    expect(await repaired(before)).toBe(after);
  });

  test('a byte-order mark, Windows line endings and the end of the file', async () => {
    const {content} = await repairText(`\ufeff${HEAD}\n\nText.`.replaceAll('\n', '\r\n'), ROOT);
    expect(content).toBe(`${HEAD}\n\nText.\n`);
  });
});

describe('left to the writer', () => {
  test.each(tableOf('left-to-writers.tsv'))('%s', async (_, body = '') => {
    expect(await repaired(body)).toBe(body);
  });

  test('the pages that are made of components', async () => {
    const body = '<div className="row">\n\nOne\n\n</div>\n';
    const root = temporaryFolder({[SITE_PAGE]: body, [ARTICLE]: body});
    const [repaired, ...others] = await repairFiles(root, [SITE_PAGE, ARTICLE]);
    expect(repaired).toMatchObject({
      file: ARTICLE,
      after: expect.stringMatching(/\n---\n\nOne\n$/) as string,
    });
    expect(others).toEqual([]);
  });

  test('front matter', async () => {
    const head = HEAD.replace('title: How', 'title:   "How\u00a0').replace(
      'pay in\n',
      'pay in"  \n',
    );
    const {content} = await repairText(`${head}\n\nText.\n`, ROOT);
    expect(content).toBe(`${head}\n\nText.\n`);
  });
});
