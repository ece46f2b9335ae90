import {securityContact} from '../../src/config/brand';
import {daysUntil} from '../../src/lib/days';
import {type Finding, findingIn} from '../../src/lib/finding';
import type {Check} from './context';

/** Days before expiry when the check starts to warn. A release is refused from then on. */
const NOTICE = 30;
/** Days: RFC 9116 advises less than a year. */
const MAX_DAYS = 366;

/** security.txt has not expired, and is valid for at most a year. An expired one is left out of the build. */
export const securityContactCheck: Check = {
  name: 'security-contact',
  run: ({today}) => inspectExpiry(securityContact.expires, today),
};

export function inspectExpiry(expires: string, today: Date, {isRelease = false} = {}): Finding[] {
  const days = daysUntil(expires, today);
  if (days >= NOTICE && days <= MAX_DAYS) return [];
  const message = Number.isNaN(days)
    ? `security.txt has an invalid expiry date "${expires}"`
    : days < NOTICE
      ? `security.txt ${days < 0 ? 'is left out: it expired' : 'expires'} on ${expires}`
      : `security.txt is valid for more than a year, until ${expires}`;
  const fix =
    'confirm that somebody reads the address, then set securityContact.expires to a date within a year';
  const finding = findingIn('src/config/brand.ts', message, fix);
  return [days < NOTICE && !isRelease ? {...finding, severity: 'warning'} : finding];
}
