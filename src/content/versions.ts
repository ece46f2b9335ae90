import fs from 'node:fs';
import path from 'node:path';

import type {Options} from '@docusaurus/plugin-content-docs';

/**
 * Options of the docs plugin for today's tree at the root and each frozen version below its
 * name. Frozen versions carry a banner and are kept from search engines. `versions.json` is
 * the only list, so cutting a version changes no configuration.
 */
export function versionOptions(root: string): Pick<Options, 'lastVersion' | 'versions'> {
  return {
    lastVersion: 'current',
    versions: {
      current: {label: 'Today', path: '/', badge: false},
      ...Object.fromEntries(
        frozenVersions(root).map((name) => [
          name,
          {
            label: versionLabel(name),
            path: name,
            banner: 'unmaintained' as const,
            badge: false,
            noIndex: true,
          },
        ]),
      ),
    },
  };
}

/** Names of the frozen versions, newest first. */
export function frozenVersions(root: string): string[] {
  const file = path.join(root, 'versions.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}

/** `2024-11` as "November 2024". */
export function versionLabel(name: string, locale = 'en-GB'): string {
  const date = new Date(`${name}-01T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? name
    : new Intl.DateTimeFormat(locale, {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
        date,
      );
}
