import fs from 'node:fs';
import path from 'node:path';

import type {Options} from '@docusaurus/plugin-content-docs';

/**
 * Options of the docs plugin: the current tree at the root, and each archived version under its name,
 * with a banner and noindex. They are derived from `versions.json`, so cutting a version needs no
 * configuration.
 */
export function versionOptions(root: string): Pick<Options, 'lastVersion' | 'versions'> {
  return {
    lastVersion: 'current',
    versions: {
      current: {label: 'Today', path: '/', badge: false},
      ...Object.fromEntries(
        archivedVersions(root).map((name) => [
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

/** Names of the archived versions, newest first. */
export function archivedVersions(root: string): string[] {
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
