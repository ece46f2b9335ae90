import postcss from 'postcss';
import {describe, expect, it} from 'vitest';

import {putInConstants} from '@site/src/plugins/page-routes/constant-properties';

function constant(css: string, declared: readonly string[] = []): string {
  const root = postcss.parse(css);
  putInConstants(root, new Set(declared));
  return root.toString();
}

describe('custom properties of one value', () => {
  it.each([
    ['are put in', ':root{--a:1px}p{top:var(--a)}', ':root{--a:1px}p{top:1px}'],
    ['come apart from their neighbours', ':root{--a:1px}p{margin:var(--a)var(--a)0}', '1px 1px 0'],
    ['stand in sums', ':root{--a:1px}p{top:calc(-2*var(--a))}', 'calc(-2* 1px)'],
    ['are made of others', ':root{--a:1px;--b:calc(var(--a) + 2px)}p{top:var(--b)}', '(1px + 2px)'],
    ['need no value for want of one', ':root{--a:1px}p{top:var(--a,2px)}', 'p{top:1px}'],
    ['hold in layers', '@layer a{:root{--a:1px}}@layer a{p{top:var(--a)}}', 'p{top:1px}'],
    ['may be lists', ':root{--a:x,"y z"}p{font:1px/2 var(--a)}', 'font:1px/2 x,"y z"'],
    [
      'may use what differs by scheme',
      ':root{--a:1px;--b:var(--a)}[data-theme=dark]{--a:2px}p{top:var(--b)}',
      'p{top:var(--a)}',
    ],
    [
      'come from outside of layers, when declared inside too',
      '@layer a{:root{--a:1px}html[data-theme=dark]{--a:2px}}:root{--a:3px}p{top:var(--a)}',
      'p{top:3px}',
    ],
  ])('%s', (_, css, expected) => {
    expect(constant(css)).toContain(expected);
  });

  it.each([
    ['another value by scheme', ':root{--a:1px}[data-theme=dark]{--a:2px}p{top:var(--a)}'],
    ['another by medium', ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}'],
    ['another in some element', ':root{--a:1px}.b{--a:2px}p{top:var(--a)}'],
    [
      'parts that have another in some element',
      ':root{--a:1px;--b:var(--a)}.c{--a:2px}p{top:var(--b)}',
    ],
    ['none for some', '@media print{:root{--a:1px}}p{top:var(--a)}'],
    ['none for light', '[data-theme=dark]{--a:1px}p{top:var(--a)}'],
    ['precedence', '@layer a{:root{--a:1px!important}}:root{--a:2px}p{top:var(--a)}'],
    ['parts that nobody declares', ':root{--a:calc(var(--b))}p{top:var(--a)}'],
    ['themselves as their value', ':root{--a:var(--b);--b:var(--a)}p{top:var(--a)}'],
  ])('stay properties where they have %s', (_, css) => {
    expect(constant(css)).toBe(css);
  });

  it('stay properties where an element of a page has a value of its own', () => {
    const css = ':root{--a:1px}p{top:var(--a)}';
    expect(constant(css, ['--b'])).toBe(':root{--a:1px}p{top:1px}');
    expect(constant(css, ['--a'])).toBe(css);
  });
});
