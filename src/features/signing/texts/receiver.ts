import {translate} from '@docusaurus/Translate';

import type {MistakeId} from '@site/src/features/signing/model/diagnose';

/** What the receiver of a delivery does about a mistake; undefined where the sender's advice serves both. */
export function adviceToReceiver(id: MistakeId): string | undefined {
  const [kind] = id.split('.');
  switch (kind) {
    case 'body':
      return translate({
        id: 'signing.receiver.body',
        message:
          'Take the bytes before a framework parses them, and make the digest of those: `express.raw()`, `request.get_data()` in Flask, `request.body` in Django.',
      });
    case 'secret':
      return translate({
        id: 'signing.receiver.secret',
        message:
          'Compare `WEBHOOK_SECRET` where the receiver runs with the webhook secret as you were shown it, character by character. It is text: trim it once, and decode nothing.',
      });
    case 'joining':
    case 'hashing':
      return translate({
        id: 'signing.receiver.hashing',
        message:
          'Expect the HMAC-SHA256 of the raw body alone, keyed with the webhook secret: nothing before it, nothing after it.',
      });
    case 'writing':
      return translate({
        id: 'signing.receiver.writing',
        message:
          'Compare with 64 lower-case hexadecimal digits, which is how the header is written.',
      });
    default:
      return undefined;
  }
}
