import {expect, test} from 'vitest';

import {portFrom} from '@site/scripts/serve/port';

test.each<[args: string[], environment: string | undefined, port: number]>([
  [[], undefined, 3000],
  [[], '4000', 4000],
  [['--open', '--port', '4000'], '5000', 4000],
  [['--port', '65535'], undefined, 65_535],
])('arguments %j and PORT=%s give port %i', (args, environment, port) => {
  expect(portFrom(args, environment)).toEqual({port});
});

test.each<[args: string[], environment: string | undefined, given: string]>([
  [[], '0', '0'],
  [[], '30.5', '30.5'],
  [['--port', '65536'], undefined, '65536'],
  [['--port', '--open'], undefined, '--open'],
  [['--port'], '4000', ''],
])('arguments %j and PORT=%s are rejected', (args, environment, given) => {
  expect(portFrom(args, environment)).toEqual({
    fault: `"${given}" is not a port. Use a number from 1 to 65535, as in PORT=3001`,
  });
});
