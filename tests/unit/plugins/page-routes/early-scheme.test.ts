import {expect, it} from 'vitest';

import {earlyScheme} from '@site/src/plugins/page-routes/early-scheme';

const page = (before: string, styles = '<link rel=stylesheet href=/a.css>'): string =>
  `<head>${styles}</head><body class=x><svg></svg>${before}<div id=__docusaurus><script>no()</script></div></body>`;

it('the scheme is set before the styles are asked for', () => {
  expect(earlyScheme(page('<script>scheme("$&")</script>'))).toBe(
    '<head><script>scheme("$&")</script><link rel=stylesheet href=/a.css></head>' +
      '<body class=x><svg></svg><div id=__docusaurus><script>no()</script></div></body>',
  );
});

it('a page in another form stops the build', () => {
  expect(() => earlyScheme(page(''))).toThrow('early-scheme.ts');
  expect(() => earlyScheme(page('<script>scheme()</script>', ''))).toThrow('early-scheme.ts');
});
