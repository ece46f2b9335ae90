import {translate} from '@docusaurus/Translate';

import type {MistakeTexts} from './types';

/** Mistakes in the timestamp: what was done, and how to fix it. */
export const timestampTexts = {
  'timestamp.seconds': () => ({
    what: translate({
      id: 'signing.timestamp.seconds.what',
      message: 'The timestamp was signed in seconds.',
    }),
    fix: translate({
      id: 'signing.timestamp.seconds.fix',
      message: 'Sign and send milliseconds: `Date.now()`, `time.time_ns() // 1_000_000`.',
    }),
  }),
  'timestamp.milliseconds': () => ({
    what: translate({
      id: 'signing.timestamp.milliseconds.what',
      message: 'The timestamp was signed in milliseconds, the field holds seconds.',
    }),
    fix: translate({
      id: 'signing.timestamp.milliseconds.fix',
      message: 'The signature has the right unit. Send the same text in the header.',
    }),
  }),
  'timestamp.fraction': () => ({
    what: translate({
      id: 'signing.timestamp.fraction.what',
      message: 'The timestamp was signed with a decimal point.',
    }),
    fix: translate({
      id: 'signing.timestamp.fraction.fix',
      message:
        'Make it a whole number before it becomes text: `time.time_ns() // 1_000_000` in Python.',
    }),
  }),
  'timestamp.micro': () => ({
    what: translate({
      id: 'signing.timestamp.micro.what',
      message: 'The timestamp was signed in microseconds or nanoseconds.',
    }),
    fix: translate({
      id: 'signing.timestamp.micro.fix',
      message: 'Divide down to milliseconds, as a whole number: `time.time_ns() // 1_000_000`.',
    }),
  }),
  'timestamp.text': () => ({
    what: translate({
      id: 'signing.timestamp.text.what',
      message: 'The timestamp was signed as a date in words (ISO 8601).',
    }),
    fix: translate({
      id: 'signing.timestamp.text.fix',
      message:
        'Sign the digits that stand in the header: `String(Date.now())` instead of `toISOString()`.',
    }),
  }),
  'timestamp.missing': () => ({
    what: translate({
      id: 'signing.timestamp.missing.what',
      message: 'The timestamp was left out of the signed string.',
    }),
    fix: translate({
      id: 'signing.timestamp.missing.fix',
      message: 'Put the text of the header in front: timestamp, method, path, body.',
    }),
  }),
  'timestamp.twice': () => ({
    what: translate({
      id: 'signing.timestamp.twice.what',
      message: 'The clock was read twice: another time was signed than the one in the field.',
    }),
    fix: translate({
      id: 'signing.timestamp.twice.fix',
      message:
        'Read the clock once, keep the text, and use it for both the header and the signed string.',
    }),
  }),
} as const satisfies Partial<MistakeTexts>;
