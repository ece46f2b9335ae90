import {load} from 'cheerio';
import {expect, it} from 'vitest';

import {readPageRoute} from '@site/src/client/page-route';
import {startedLater} from '@site/src/plugins/page-routes/started-later';

const route = {
  build: 'b',
  own: ['/assets/js/own.js'],
  styles: '/assets/css/styles.css',
  steps: [],
  modules: {},
  files: {},
};
const page =
  '<head><script src=/assets/js/runtime~main.1.js defer></script>' +
  '<script src=/assets/js/main.2.js defer></script></head><body><p>Text</body>';

it('the page names its scripts, in their order, and loads none', () => {
  const $ = load(startedLater(page, route));
  expect($('script[src]')).toHaveLength(0);
  expect(JSON.parse($('#page-route').text())).toEqual({
    scripts: ['/assets/js/runtime~main.1.js', '/assets/js/main.2.js'],
    ...route,
  });
  expect($('script:not([type])')).toHaveLength(1);
});

it('nothing in a route ends the block that it stands in', () => {
  const attributes = {title: '</script><script>alert(1)</script>'};
  const step = {path: '/', key: '/', parts: {}, attributes};
  const $ = load(startedLater(page, {...route, steps: [step]}));
  expect($('script:not([type])')).toHaveLength(1);
  expect(JSON.parse($('#page-route').text())).toMatchObject({steps: [{attributes}]});
});

it('a page whose script tags are written in another way stops the build', () => {
  const other = '<body><script type="module" src="/main.js"></script></body>';
  expect(() => startedLater(other, route)).toThrow('no script tags to start later');
});

it('a document that is no page of the site has no route', () => {
  const foreign = {getElementById: () => null} as unknown as Document;
  expect(() => readPageRoute(foreign)).toThrow('not a page of the site');
});
