import type {Options} from 'docusaurus-markdown-copies';

import {brand, noAccounts, riskWarning} from '../../config/brand';
import {sampleNotice} from '../../config/sample';
import {CHANGES, COMPARISONS} from '../changes/model/routes';

/** Pages that consist of a form without further text. */
const FORMS_ALONE = ['/login', '/signup'];
const THE_SERVICE = 'The service';
const DATA = [
  ['Figures', '/figures.json', 'every fee, limit, time and count of the site with its unit'],
  ['API contract', '/openapi.yaml', 'the trading API as OpenAPI 3.1'],
  ['Changes of the API contract', '/api/changes.xml', 'an Atom feed'],
  ['Signing vectors', '/signing-vectors.json', 'signatures to prove an implementation against'],
] as const;

/**
 * How `llms.txt` presents the site. Archives are not listed.
 *
 * @param archives route prefixes of archived versions
 * @param legal routes of the legal pages
 * @param notice what comes first
 */
export function llmsOptions(
  archives: readonly string[],
  legal: readonly string[],
  notice = sampleNotice,
): Options {
  return {
    title: brand.name,
    intro: [
      `> ${notice ? `${notice} ` : ''}${noAccounts?.text ?? `${brand.tagline}.`} The public website of ${brand.legalName}: help centre, legal pages, fees and limits, and the reference of the trading API.`,
      `For programs: the sandbox ${brand.siteUrl}/sandbox.mjs is the trading API on your machine (\`node sandbox.mjs\`), and ${brand.siteUrl}/llms-api.txt says in one text how to use it. ${riskWarning.loss} ${riskWarning.provider} Figures hold as of the date of their page; earlier states of the site are archived below their month and not listed here.`,
    ].join('\n\n'),
    firstSections: [THE_SERVICE],
    sectionOf({route, trail}) {
      const isBelow = (base: string): boolean => route.startsWith(`${base}/`);
      if (archives.some((base) => route === base || isBelow(base))) return undefined;
      if (FORMS_ALONE.includes(route) || isBelow(COMPARISONS)) return undefined;
      if (legal.includes(route)) return 'Legal';
      if (route.startsWith('/updates') || route === CHANGES) return 'Optional';
      return trail.at(-1) ?? THE_SERVICE;
    },
    links: {
      Data: DATA.map(([name, path, description]) => ({
        name,
        url: brand.siteUrl + path,
        description,
      })),
    },
  };
}
