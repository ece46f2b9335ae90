import {afterEach, describe, expect, it, test, vi} from 'vitest';

import {reportable, reportNothing} from '@site/src/features/search/report-nothing';

describe('what may leave the browser', () => {
  it.each(['  Dogecoin  staking ', 'ŻABKA karta', '2fa keypad', 'error 4291', 'BLIK'])(
    'a query: %s',
    (query) => {
      expect(reportable(query)).toBe(query.trim().toLowerCase().replace(/\s+/g, ' '));
    },
  );

  it.each([
    ['an e-mail address', 'anna.nowak@example.com'],
    ['a telephone number', '+48 600 100 200'],
    ['a card', '4111 1111 1111 1111'],
    ['a birthday', '1985-07-14'],
    ['an IBAN', 'PL61 1090 1014 0000 0712 1981 2874'],
    ['the beginning of an IBAN', 'de89 abcd'],
    ['a wallet', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['a hash without digits', 'abcdefabcdefabcdefabcdefabcdef'],
    ['a recovery phrase', 'legal winner thank year wave sausage worth useful'],
    ['an address with a token', 'https://example.com/?t=abc'],
    ['full-width digits', '６００１００２００'],
    ['nothing', '   '],
    ['a letter', 'why '.repeat(30)],
  ])('but never %s', (_, query) => {
    expect(reportable(query)).toBeUndefined();
  });
});

describe('a report', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is the query and the language, once, and its failure disturbs nobody', () => {
    const fetched = vi.fn().mockRejectedValue(new TypeError('no network'));
    vi.stubGlobal('fetch', fetched);
    reportNothing('/nothing', 'Sub-accounts', 'en');
    reportNothing('/nothing', ' sub-accounts', 'en');
    reportNothing('/nothing', 'anna@example.com', 'en');
    expect(fetched).toHaveBeenCalledTimes(1);
    const [url, options] = fetched.mock.calls[0] as [string, RequestInit];
    expect(url).toBe('/nothing');
    expect(JSON.parse(String(options.body))).toEqual({query: 'sub-accounts', language: 'en'});
    expect(options).toMatchObject({credentials: 'omit', referrerPolicy: 'no-referrer'});
  });
});
