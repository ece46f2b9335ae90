import {describe, expect, it, test} from 'vitest';

import {kindsOf} from '@site/scripts/load/kinds';
import {answerFor} from '@site/scripts/serve/routes';

const routes = new Map(
  ['/', '/features', '/2024-11/fees', '/assets/Main.1a.js', '/żółw'].map((route) => [
    route.toLowerCase(),
    route,
  ]),
);

describe('what the servers are asked for', () => {
  const kinds = kindsOf(routes);

  test.each(kinds)('$name: each path gets $status', ({status, paths}) => {
    const expected = {200: 'file', 301: 'redirect', 404: 'missing'}[status];
    expect(paths).not.toEqual([]);
    for (const path of paths) expect(answerFor(path, routes).kind, path).toBe(expected);
  });

  it('is never nothing', () => {
    expect(() => kindsOf(new Map())).toThrow('nothing to ask for');
  });
});
