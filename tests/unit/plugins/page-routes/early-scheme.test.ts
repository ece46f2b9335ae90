import {expect, it} from 'vitest';

import {earlyScheme} from '@site/src/plugins/page-routes/early-scheme';

const SCRIPT = '<script>scheme("$&",()=>{return window.localStorage.getItem("theme")})</script>';

const page = (before: string, styles = '<link rel=stylesheet href=/a.css>'): string =>
  `<head>${styles}</head><body class=x><svg></svg>${before}<div id=__docusaurus><script>no()</script></div></body>`;

it('the scheme is set before the styles are asked for', () => {
  expect(earlyScheme(page(SCRIPT), false)).toBe(
    '<head><script>function setScheme(mayBeStored){' +
      'scheme("$&",()=>{return mayBeStored()&&window.localStorage.getItem("theme")})}setScheme(()=>true)</script>' +
      '<link rel=stylesheet href=/a.css></head>' +
      '<body class=x><svg></svg><div id=__docusaurus><script>no()</script></div></body>',
  );
});

it('what is stored is asked for where the worker of an earlier visit answers', () => {
  expect(earlyScheme(page(SCRIPT), true)).toMatch(/setScheme\(.*workerStart.*\)</);
});

it('a page in another form stops the build', () => {
  expect(() => earlyScheme(page(''), true)).toThrow('early-scheme.ts');
  expect(() => earlyScheme(page('<script>scheme()</script>'), true)).toThrow('early-scheme.ts');
  expect(() => earlyScheme(page(SCRIPT, ''), true)).toThrow('early-scheme.ts');
});
