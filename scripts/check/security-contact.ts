import {securityContact} from '../../src/config/brand';
import type {Finding} from '../../src/lib/finding';
import type {Check} from './context';

/** Days before the end at which the check begins to ask for a renewal; it refuses once the day is past. */
const NOTICE = 30;
/** Days: RFC 9116 advises less than a year. */
const LONGEST = 366;

const DAY = 86_400_000;

/** security.txt must not run out, nor promise for longer than anyone can know. */
export function inspectExpiry(expires: string, today: Date): Finding[] {
  const days = (Date.parse(`${expires}T00:00:00Z`) - today.getTime()) / DAY;
  if (days >= NOTICE && days <= LONGEST) return [];
  const message = Number.isNaN(days)
    ? `security.txt has no date in "${expires}"`
    : days < NOTICE
      ? `security.txt runs out on ${expires}`
      : `security.txt promises more than a year, until ${expires}`;
  return [
    {
      file: 'src/config/brand.ts',
      line: 1,
      column: 1,
      message,
      fix: 'make sure that the address is read, then set securityContact.expires to a day within the coming year',
      ...(days >= 0 && days < NOTICE && {severity: 'warning'}),
    },
  ];
}

export const securityContactCheck: Check = {
  name: 'security-contact',
  run: ({today}) => ({findings: inspectExpiry(securityContact.expires, today), looked: 1}),
};
