import {securityContact} from '../../src/config/brand';
import type {Finding} from '../../src/lib/finding';
import type {Check} from './context';

/** Days before expiry when the check starts to warn. After expiry, it fails. */
const NOTICE = 30;
/** Days: RFC 9116 advises less than a year. */
const LONGEST = 366;

const DAY = 86_400_000;

/** security.txt has not expired, and is valid for at most a year. */
export function inspectExpiry(expires: string, today: Date): Finding[] {
  const days = (Date.parse(`${expires}T00:00:00Z`) - today.getTime()) / DAY;
  if (days >= NOTICE && days <= LONGEST) return [];
  const message = Number.isNaN(days)
    ? `security.txt has an invalid expiry date "${expires}"`
    : days < NOTICE
      ? `security.txt expires on ${expires}`
      : `security.txt is valid for more than a year, until ${expires}`;
  return [
    {
      file: 'src/config/brand.ts',
      line: 1,
      column: 1,
      message,
      fix: 'confirm that somebody reads the address, then set securityContact.expires to a date within a year',
      ...(days >= 0 && days < NOTICE && {severity: 'warning'}),
    },
  ];
}

export const securityContactCheck: Check = {
  name: 'security-contact',
  run: ({today}) => ({findings: inspectExpiry(securityContact.expires, today), looked: 1}),
};
