import {describe, expect, test} from 'vitest';

import {formerAnchors} from '@site/scripts/check/former-anchors';
import {links} from '@site/scripts/check/links';
import {markdownStyle} from '@site/scripts/check/markdown-style';
import {pinnedAnchors} from '@site/scripts/check/pinned-anchors';
import {ARTICLE, articleWith, findingsOf} from '../support/repository';
import {changed, lineOf} from '../support/text';

const HEADINGS = '## My transfer is late\n\nOne.\n\n## Other words {/* #the-fee */}\n\nTwo.';
const moved = (former: string, now: string, body = HEADINGS): string =>
  changed(articleWith(body), 'keywords:', `former_anchors:\n  ${former}: ${now}\nkeywords:`);

describe('former anchors', () => {
  test.each([
    ['causes', 'my-transfer-is-late'],
    ['solutions', 'the-fee'],
  ])('%s may lead to %s', async (former, now) => {
    expect(await findingsOf(formerAnchors, {[ARTICLE]: moved(former, now)})).toEqual([]);
  });

  test.each([
    ['causes', 'my-transfer-is-lat', 'no heading of this page', 'write "my-transfer-is-late"'],
    ['causes', 'other-words', 'no heading of this page', ''],
    ['the-fee', 'my-transfer-is-late', 'a heading has the anchor', 'remove this line'],
  ])('%s: %s is reported', async (former, now, message, fix) => {
    const content = moved(former, now);
    expect(await findingsOf(formerAnchors, {[ARTICLE]: content})).toMatchObject([
      {
        line: lineOf(content, `  ${former}:`),
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      },
    ]);
  });

  test('an anchor in a comment is no emphasis', async () => {
    expect(await findingsOf(markdownStyle, {[ARTICLE]: articleWith(HEADINGS)})).toEqual([]);
  });

  test('a link to a former anchor is reported with the anchor that replaces it', async () => {
    const body = `${HEADINGS}\n\nSee [why](#causes), [the fee](#the-fee).`;
    const content = moved('causes', 'my-transfer-is-late', body);
    expect(await findingsOf(links, {[ARTICLE]: content})).toMatchObject([
      {
        line: lineOf(content, '#causes'),
        fix: 'write "#my-transfer-is-late", where the answer is now',
      },
    ]);
  });
});

describe('pinned anchors', () => {
  test('may be any that no other heading has', async () => {
    expect(await findingsOf(pinnedAnchors, {[ARTICLE]: articleWith(HEADINGS)})).toEqual([]);
  });

  test.each([
    ['{/* #my-transfer-is-late */}', 'another heading of this page has the anchor', 'pin another'],
    ['{/* #My Anchor */}', 'pins no anchor', '{/* #my-anchor */}'],
    ['{/* the-fee */}', 'pins no anchor', '{/* #my-anchor */}'],
    ['{/* # */}', 'pins no anchor', '{/* #my-anchor */}'],
  ])('%s is reported', async (comment, message, fix) => {
    const content = articleWith(changed(HEADINGS, '{/* #the-fee */}', comment));
    expect(await findingsOf(pinnedAnchors, {[ARTICLE]: content})).toMatchObject([
      {
        line: lineOf(content, '## Other words'),
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      },
    ]);
  });
});
