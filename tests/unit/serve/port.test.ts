import {describe, expect, test} from 'vitest';

import {portFrom} from '@site/scripts/serve/port';

describe('the port', () => {
  test.each<[string[], string | undefined, number]>([
    [[], undefined, 3000],
    [[], '', 3000],
    [[], '4000', 4000],
    [['--port', '4000'], undefined, 4000],
    [['--port=4000'], undefined, 4000],
    [['--port', '4000'], '5000', 4000],
    [['--open', '--port', '4000'], undefined, 4000],
    [['--port', '1'], undefined, 1],
    [['--port', '65535'], undefined, 65_535],
  ])('of the arguments %j and PORT=%s is %i', (args, environment, port) => {
    expect(portFrom(args, environment)).toEqual({port});
  });
});

describe('a choice that is no port is told with a good one', () => {
  test.each<[string[], string | undefined, string]>([
    [[], '0', '0'],
    [[], '70000', '70000'],
    [[], 'abc', 'abc'],
    [[], '-1', '-1'],
    [[], '30.5', '30.5'],
    [[], '3e3', '3e3'],
    [[], ' 3000', ' 3000'],
    [['--port'], undefined, ''],
    [['--port='], undefined, ''],
    [['--port', ''], undefined, ''],
    [['--port', '65536'], undefined, '65536'],
    [['--port', '--open'], undefined, '--open'],
    [['--port'], '4000', ''],
  ])('arguments %j and PORT=%s', (args, environment, given) => {
    expect(portFrom(args, environment)).toEqual({
      fault: `"${given}" is not a port. Use a number from 1 to 65535, as in PORT=3001`,
    });
  });
});
