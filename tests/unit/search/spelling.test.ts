import {describe, expect, it, test} from 'vitest';

import {moveActive} from '@site/src/components/SearchBox/move-active';
import {searchUrl} from '@site/src/components/SearchBox/search-url';
import {mistakes} from '@site/src/search/engine/spelling';
import {CURRENT, versionAt} from '@site/src/search/site';

describe('mistakes between two words', () => {
  test.each([
    ['password', 'password', 0],
    ['passowrd', 'password', 1],
    ['pasword', 'password', 0.5],
    ['passward', 'password', 1],
    ['krypto', 'crypto', 0.5],
    ['kripto', 'crypto', 1],
    ['wallet', 'ballots', Infinity],
    ['', 'fee', Infinity],
  ])('%s and %s: %d', (typed, word, count) => {
    expect(mistakes(typed, word, 2)).toBe(count);
  });

  it('finds every word again that has one letter changed, added, left out or swapped', () => {
    const words = ['withdrawal', 'password', 'exchange', 'kyc2', 'ledger'];
    let tried = 0;
    for (const word of words) {
      for (let at = 0; at < word.length; at += 1) {
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        const wrong = [...'abkqsxz7'].flatMap((letter) => [
          before + letter + after,
          before + letter + word.slice(at),
        ]);
        wrong.push(
          before + after,
          before + after.slice(0, 1) + word.slice(at, at + 1) + after.slice(1),
        );
        for (const typed of wrong) {
          tried += 1;
          expect(mistakes(typed, word, 2), `${typed} for ${word}`).toBeLessThanOrEqual(1);
        }
      }
    }
    expect(tried).toBeGreaterThan(500);
  });
});

describe('the keys of the list', () => {
  const ids = ['a', 'b', 'c'];
  test.each([
    ['ArrowDown', undefined, 'a'],
    ['ArrowDown', 'c', 'a'],
    ['ArrowUp', undefined, 'c'],
    ['ArrowUp', 'b', 'a'],
    ['Home', 'c', 'a'],
    ['End', 'a', 'c'],
    ['Home', undefined, undefined],
    ['x', 'a', undefined],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(moveActive(key, ids, from)).toBe(to);
  });

  it('lead nowhere in an empty list', () => {
    expect(moveActive('ArrowDown', [], undefined)).toBeUndefined();
  });
});

describe('addresses', () => {
  it('carry query, kind and version', () => {
    expect(searchUrl('a&b', '2024-11', 'legal')).toBe('/search?q=a%26b&kind=legal&version=2024-11');
    expect(searchUrl('', CURRENT)).toBe('/search');
  });

  it('stay short enough for servers', () => {
    expect(searchUrl('🚀'.repeat(10_000), CURRENT).length).toBeLessThan(8000);
  });

  it('tell the version that a path belongs to', () => {
    expect(versionAt('/2024-11/faq', ['2024-11'])).toBe('2024-11');
    expect(versionAt('/2024-11x', ['2024-11'])).toBe(CURRENT);
  });
});
