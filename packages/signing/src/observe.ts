import {callFor} from './call';
import {hasSortedKeys, isJson, membersOf} from './json';
import {baseOf, pathOfUrl} from './mistakes/path';
import {isFiner, isFraction, isMilliseconds, timeOf} from './mistakes/timestamp';
import {type Observation, seen, unknownParameter} from './observation';
import {countOf, inBody, inSecret} from './observe-text';
import type {Delivery, SignedRequest} from './recipe';
import type {Setting} from './setting';

/** Observations about the inputs of a request. Empty inputs are left out, because their fields show them. */
export function observeRequest(
  request: SignedRequest,
  setting: Setting,
  now = Date.now(),
): Observation[] {
  const {secret, timestamp, method, path, body} = request;
  const {bases} = setting;
  const url = pathOfUrl(path) !== undefined;
  const based = baseOf(path, bases) !== undefined;
  return [
    ...inSecret(secret),
    ...inTimestamp(timestamp, setting, now),
    ...seen('method.case', method !== method.toUpperCase()),
    ...seen('path.url', url),
    ...seen('path.base', path !== '' && !url && !based),
    ...seen('path.fragment', countOf(path, /#/g)),
    ...seen('path.unescaped', countOf(path, /[^\x21-\x7e]/g)),
    ...inBody(body),
    ...(based && method === method.toUpperCase() ? inCall(request, setting) : []),
  ];
}

function inTimestamp(
  timestamp: string,
  {tolerance, vectorTimes}: Setting,
  now: number,
): Observation[] {
  if (timestamp === '') return [];
  if (isFraction(timestamp)) return seen('timestamp.fraction', true);
  if (isFiner(timestamp)) return seen('timestamp.micro', true);
  const time = timeOf(timestamp);
  if (time === undefined) return seen('timestamp.no-time', true);
  if (!isMilliseconds(timestamp)) return seen('timestamp.seconds', true);
  if (vectorTimes.includes(timestamp)) return seen('timestamp.vector', true);
  return [
    ...seen('timestamp.old', now - time > tolerance && Math.round((now - time) / 1000)),
    ...seen('timestamp.future', time - now > tolerance && Math.round((time - now) / 1000)),
  ];
}

/** What the contract says about the call. */
function inCall({method, path, body}: SignedRequest, setting: Setting): Observation[] {
  const {hasPath, call, unknown} = callFor(method, path, setting);
  if (!hasPath) return seen('call.unknown', true);
  if (!call) return seen('call.method', true);
  return [
    ...unknown.map(unknownParameter),
    ...seen('call.public', call.public),
    ...seen('body.unexpected', !call.takesBody && body.length > 0),
  ];
}

export function observeDelivery(
  {secret, body}: Delivery,
  {events, eventAge, vectorTimes}: Setting,
  now = Date.now(),
): Observation[] {
  const text = typeof body === 'string' ? body : '';
  const {event, timestamp} = membersOf(text);
  const isVector = vectorTimes.includes(String(timestamp));
  const age = isVector || typeof timestamp !== 'number' ? 0 : now - timestamp;
  const isKnown = events.some((name) => name === event);
  return [
    ...inSecret(secret),
    ...inBody(body),
    ...seen('body.sorted', hasSortedKeys(text)),
    ...seen('event.none', isJson(text) && event === undefined),
    ...seen('event.unknown', event !== undefined && !isKnown),
    ...seen('event.old', age > eventAge && Math.round(age / 3_600_000)),
    ...seen('timestamp.vector', isVector),
  ];
}
