import {translate} from '@docusaurus/Translate';

import type {MistakeTexts} from './types';

/** Mistakes in the method and the path: what was done, and how to fix it. */
export const requestTexts = {
  'method.case': () => ({
    what: translate({
      id: 'signing.method.case.what',
      message: 'The method was signed in another case.',
    }),
    fix: translate({
      id: 'signing.method.case.fix',
      message: 'Sign it in capitals: `method.toUpperCase()`, `method.upper()`.',
    }),
  }),
  'method.missing': () => ({
    what: translate({
      id: 'signing.method.missing.what',
      message: 'The method was left out of the signed string.',
    }),
    fix: translate({
      id: 'signing.method.missing.fix',
      message: 'Put it between timestamp and path.',
    }),
  }),
  'method.other': () => ({
    what: translate({
      id: 'signing.method.other.what',
      message: 'Another method was signed than the one in the field.',
    }),
    fix: translate({
      id: 'signing.method.other.fix',
      message: 'Take the method for the signature and for the request from one variable.',
    }),
  }),
  'path.url': () => ({
    what: translate({
      id: 'signing.path.url.what',
      message: 'The whole address was signed, with its host.',
    }),
    fix: translate({
      id: 'signing.path.url.fix',
      message:
        'Sign from the base path on: `url.pathname + url.search` in JavaScript, without scheme and host.',
    }),
  }),
  'path.url-stripped': () => ({
    what: translate({
      id: 'signing.path.url-stripped.what',
      message: 'The path alone was signed, the field holds a whole address.',
    }),
    fix: translate({
      id: 'signing.path.url-stripped.fix',
      message: 'The program is right. Put the path from the base path on into the field.',
    }),
  }),
  'path.base-missing': () => ({
    what: translate({id: 'signing.path.base-missing.what', message: 'The base path was left out.'}),
    fix: translate({
      id: 'signing.path.base-missing.fix',
      message: 'Begin the signed path with the base path, as the request line has it.',
    }),
  }),
  'path.base-added': () => ({
    what: translate({
      id: 'signing.path.base-added.what',
      message: 'The signed path begins with a base path, the one in the field does not.',
    }),
    fix: translate({
      id: 'signing.path.base-added.fix',
      message: 'Put the path as it is sent into the field, base path included.',
    }),
  }),
  'path.base-other': () => ({
    what: translate({
      id: 'signing.path.base-other.what',
      message: 'The signed path has another base path than the field.',
    }),
    fix: translate({
      id: 'signing.path.base-other.fix',
      message:
        'Sign the path of the request line. Build the address and the signed path from one string.',
    }),
  }),
  'path.base-doubled': () => ({
    what: translate({
      id: 'signing.path.base-doubled.what',
      message: 'The base path was signed twice.',
    }),
    fix: translate({
      id: 'signing.path.base-doubled.fix',
      message:
        'The client’s base address holds it already: join the address first, then take the signed path from it.',
    }),
  }),
  'path.query-missing': () => ({
    what: translate({
      id: 'signing.path.query-missing.what',
      message: 'The query string was left out.',
    }),
    fix: translate({
      id: 'signing.path.query-missing.fix',
      message: 'Sign up to the end of the query: `url.pathname + url.search`.',
    }),
  }),
  'path.query-mark': () => ({
    what: translate({
      id: 'signing.path.query-mark.what',
      message: 'A question mark is missing before the query, or stands alone without one.',
    }),
    fix: translate({
      id: 'signing.path.query-mark.fix',
      message: 'Sign the target as sent: a `?` only where parameters follow.',
    }),
  }),
  'path.query-order': () => ({
    what: translate({
      id: 'signing.path.query-order.what',
      message: 'The parameters of the query were signed in another order.',
    }),
    fix: translate({
      id: 'signing.path.query-order.fix',
      message: 'Build the query once as text. Sign this text and send this text.',
    }),
  }),
  'path.percent': () => ({
    what: translate({
      id: 'signing.path.percent.what',
      message: 'The path was signed with other escapes than it is sent with (`%20`, `+`, `%2F`).',
    }),
    fix: translate({
      id: 'signing.path.percent.fix',
      message:
        'Encode once, then sign what you send. Take the path from the finished request, not from the parameters.',
    }),
  }),
  'path.slash': () => ({
    what: translate({
      id: 'signing.path.slash.what',
      message: 'The path was signed with a slash too many or too few.',
    }),
    fix: translate({
      id: 'signing.path.slash.fix',
      message: 'Sign the path exactly as it stands in the request line.',
    }),
  }),
  'path.query-as-body': () => ({
    what: translate({
      id: 'signing.path.query-as-body.what',
      message: 'The parameters were signed as a body, without the question mark.',
    }),
    fix: translate({
      id: 'signing.path.query-as-body.fix',
      message: 'In a GET they belong to the path: sign path, `?` and query, and an empty body.',
    }),
  }),
  'path.missing': () => ({
    what: translate({
      id: 'signing.path.missing.what',
      message: 'The path was left out of the signed string.',
    }),
    fix: translate({
      id: 'signing.path.missing.fix',
      message: 'Put it between method and body, from the base path on.',
    }),
  }),
} as const satisfies Partial<MistakeTexts>;
