import {translate} from '@docusaurus/Translate';

import type {MistakeTexts} from './types';

/** Mistakes in what of a delivery is signed: what was done, and how to fix it. */
export const deliveryTexts = {
  'delivery.field-removed': () => ({
    what: translate({
      id: 'signing.delivery.field-removed.what',
      message: 'This is the digest of the body without its `signature` field.',
    }),
    fix: translate({
      id: 'signing.delivery.field-removed.fix',
      message:
        'Verify the raw body with every field in it, and take the signature from the header. The field `signature` is not it.',
    }),
  }),
  'delivery.field-emptied': () => ({
    what: translate({
      id: 'signing.delivery.field-emptied.what',
      message: 'This is the digest of the body with its `signature` field emptied.',
    }),
    fix: translate({
      id: 'signing.delivery.field-emptied.fix',
      message:
        'Verify the raw body with every field as it came, and take the signature from the header.',
    }),
  }),
  'delivery.data-alone': () => ({
    what: translate({
      id: 'signing.delivery.data-alone.what',
      message: 'This is the digest of the object `data` alone.',
    }),
    fix: translate({
      id: 'signing.delivery.data-alone.fix',
      message: 'Verify the whole raw body.',
    }),
  }),
  'delivery.timestamp-in-front': () => ({
    what: translate({
      id: 'signing.delivery.timestamp-in-front.what',
      message: 'This is the digest of the body with its timestamp in front.',
    }),
    fix: translate({
      id: 'signing.delivery.timestamp-in-front.fix',
      message: 'Nothing stands in front of the body of a webhook: hash the raw body alone.',
    }),
  }),
} as const satisfies Partial<MistakeTexts>;
