import {buildIndex, openSearch, wordsOf} from '@portal/search';
import {describe, expect, test} from 'vitest';

import {idleIn} from '@site/src/features/countries/idle';

describe('words that do not name a country', () => {
  const synonyms = [
    {words: ['konto eröffnen', 'ouvrir un compte'], means: 'create account'},
    {words: ['unterstützt'], means: 'supported'},
    {words: ['schweiz'], means: 'supported countries'},
    {words: ['steuer'], means: 'tax'},
  ];
  const place = {kind: 'page', url: '/a', path: [], description: '', keywords: []} as const;
  const index = buildIndex([{...place, title: 'Create an account', sections: []}], {synonyms});
  test.each([
    ['can I open an account in the US', 'us'],
    ['about us', ''],
    ['do you support poland', 'poland'],
    ['kann ich aus der Türkei ein Konto eröffnen', 'turkei'],
    ['puis-je ouvrir un compte depuis l’Algérie', 'algerie'],
    ['unterstützt ihr die Schweiz', 'schweiz'],
    ['steuer in Polen', 'steuer polen'],
  ])('are told apart in any language: %s', async (text, rest) => {
    const {query} = await openSearch(index, async () => [])({text, limit: 1});
    const idle = idleIn(query);
    const left = wordsOf(text).filter(({surface}) => !idle.includes(surface));
    expect(left.map(({surface}) => surface).join(' ')).toBe(rest);
  });
});
