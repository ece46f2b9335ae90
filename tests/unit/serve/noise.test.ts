import {expect, test} from 'vitest';

import {BESIDE_TEXT} from './built';
import {faultOf} from './noise';

test.each([
  ['status 500', 'HTTP/1.1 500 Internal Server Error\r\n\r\n'],
  ['a file from outside the build', `HTTP/1.1 200 OK\r\n\r\n${BESIDE_TEXT}`],
  ['a redirect to /\\evil.example', 'HTTP/1.1 301 Moved\r\nLocation: /\\evil.example\r\n\r\n'],
  [
    'a redirect to https://evil.example',
    'HTTP/1.1 301 M\r\nlocation: https://evil.example\r\n\r\n',
  ],
  ['a header from the request', 'HTTP/1.1 301 Moved\r\nLocation: /x\r\nSet-Cookie: a=b\r\n\r\n'],
  ['vary twice', 'HTTP/1.1 416 Range\r\nVary: a\r\nContent-Range: bytes */1\r\nvary: a\r\n\r\n'],
])('%s is a fault in a response to noise', (fault, answer) => expect(faultOf(answer)).toBe(fault));

// A closed connection, a client error, and a redirect within the site.
test.each([
  '',
  'HTTP/1.1 400 Bad Request\r\n\r\n',
  'HTTP/1.1 301 Moved\r\nLocation: /a?b=5\r\n\r\n',
])('%j is no fault', (answer) => expect(faultOf(answer)).toBeUndefined());
