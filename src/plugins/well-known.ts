import type {Plugin} from '@docusaurus/types';

import {brand, details, securityContact} from '../config/brand';
import {sampleNotice} from '../config/sample';
import {languagePaths, locales, origin} from '../config/site';
import {daysUntil} from '../lib/days';
import {writeFiles} from '../lib/files';

/** `/.well-known/security.txt` as RFC 9116 defines it: where to report a vulnerability, and its expiry date. */
export function securityTxt(): string {
  return [
    `Contact: mailto:${details.securityEmail}`,
    ...(securityContact.form ? [`Contact: ${securityContact.form}`] : []),
    ...(securityContact.key ? [`Encryption: ${securityContact.key}`] : []),
    `Expires: ${securityContact.expires}T00:00:00.000Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${brand.siteUrl}/security#6-reporting-a-vulnerability`,
    '',
  ].join('\n');
}

/** Archived versions are not disallowed: their pages carry `noindex`, which crawlers must be able to read. */
export function robotsTxt(notice = sampleNotice): string {
  const maps = languagePaths.map((path) => `Sitemap: ${origin}${path}/sitemap.xml\n`);
  return notice
    ? `# ${notice}\nUser-agent: *\nDisallow: /\n`
    : `User-agent: *\nAllow: /\n\n${maps.join('')}`;
}

/** The files that machines look for at fixed paths. An expired security.txt is left out: nobody may rely on it. */
export function wellKnownFiles(today: Date): Record<string, string> {
  return {
    ...(daysUntil(securityContact.expires, today) >= 0 && {
      '.well-known/security.txt': securityTxt(),
    }),
    'robots.txt': robotsTxt(),
  };
}

export default function wellKnown(): Plugin {
  return {
    name: 'well-known',
    postBuild: ({outDir}) => writeFiles(outDir, wellKnownFiles(new Date())),
  };
}
