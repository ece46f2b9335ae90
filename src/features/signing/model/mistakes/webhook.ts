import {emptiedMember, memberOf, withoutMember} from '../json';
import {type Change, inBody} from './change';

/** Ways to mistake what of a delivery is signed: the raw body, its signature field included. */
export const webhookMistakes = {
  'delivery.field-removed': inBody((text) => withoutMember(text, 'signature')),
  'delivery.field-emptied': inBody((text) => emptiedMember(text, 'signature')),
  'delivery.data-alone': inBody((text) => {
    const data = memberOf(text, 'data');
    return data === undefined ? [] : [data];
  }),
  'delivery.timestamp-in-front': inBody((text) => {
    const timestamp = memberOf(text, 'timestamp');
    return timestamp === undefined ? [] : [`${timestamp}${text}`, `${timestamp}.${text}`];
  }),
} as const satisfies Record<string, Change>;
