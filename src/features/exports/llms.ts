import {brand, riskWarning} from '../../config/brand';
import {markdownAddress} from '../../content/markdown-address';
import {CHANGES, COMPARISONS} from '../changes/model/routes';
import type {ExportedPage} from './page';

/** An exported page and its route. */
export interface ExportedRoute extends ExportedPage {
  route: string;
  isLegal: boolean;
}

interface Section {
  title: string;
  pages: ExportedRoute[];
}

/** Pages that consist of a form without further text. */
const FORMS_ALONE = ['/login', '/signup'];
/** In the llms.txt format, readers with a short context may skip the section with this title. */
const OPTIONAL = 'Optional';

/** Files that are not pages, with a description of each. */
const DATA: readonly [string, string, string][] = [
  ['Figures', '/figures.json', 'every fee, limit, time and count of the site with its unit'],
  ['API contract', '/openapi.yaml', 'the trading API as OpenAPI 3.1'],
  ['Changes of the API contract', '/api/changes.xml', 'an Atom feed'],
  ['Signing vectors', '/signing-vectors.json', 'signatures to prove an implementation against'],
];

/**
 * `llms.txt` as described at llmstxt.org: what the site is, and a list of its pages as Markdown.
 *
 * @param pages today's pages; archives are left out
 */
export function llmsTxt(pages: readonly ExportedRoute[]): string {
  const sections = sectionsOf(pages);
  const data = DATA.map(([name, path, what]) => `- [${name}](${brand.siteUrl}${path}): ${what}`);
  const lists = sections
    .filter(({title}) => title !== OPTIONAL)
    .map(({title, pages: entries}) => `## ${title}\n\n${entries.map(entry).join('\n')}`);
  const optional = sections.find(({title}) => title === OPTIONAL)?.pages ?? [];
  return `${[
    introduction(),
    ...lists,
    `## Data\n\n${data.join('\n')}`,
    ...(optional.length > 0 ? [`## ${OPTIONAL}\n\n${optional.map(entry).join('\n')}`] : []),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: the same introduction, then the full text of every page that `llms.txt` lists. */
export function llmsFullTxt(pages: readonly ExportedRoute[]): string {
  const texts = sectionsOf(pages).flatMap(({pages: entries}) =>
    entries.map(({body, url, updated}) => {
      const [title = '', ...text] = body.split('\n');
      const dated = updated ? `, updated ${updated}` : '';
      return `${title}\n\nSource: <${url}>${dated}\n${text.join('\n')}`.trimEnd();
    }),
  );
  return `${[introduction(), ...texts].join('\n\n---\n\n')}\n`;
}

function introduction(): string {
  return [
    `# ${brand.name}`,
    `> ${brand.tagline}. The public website of ${brand.legalName}: help centre, legal pages, fees and limits, and the reference of the trading API.`,
    `${riskWarning.loss} ${riskWarning.provider} Figures hold as of the date of their page; earlier states of the site are archived below their month and not listed here.`,
  ].join('\n\n');
}

function entry({title, route, description}: ExportedRoute): string {
  const address = markdownAddress(route) ?? route;
  return `- [${title}](${brand.siteUrl}${address})${description ? `: ${description}` : ''}`;
}

/** Groups the pages under their headings in the navigation, in page order. */
function sectionsOf(pages: readonly ExportedRoute[]): Section[] {
  const sections = new Map<string, ExportedRoute[]>([['The service', []]]);
  for (const page of pages) {
    if (FORMS_ALONE.includes(page.route) || page.route.startsWith(`${COMPARISONS}/`)) continue;
    const title = sectionOf(page);
    sections.set(title, [...(sections.get(title) ?? []), page]);
  }
  return [...sections]
    .map(([title, entries]) => ({title, pages: entries}))
    .filter(({pages: entries}) => entries.length > 0);
}

function sectionOf({route, trail, isLegal}: ExportedRoute): string {
  if (isLegal) return 'Legal';
  if (route.startsWith('/updates') || route === CHANGES) return OPTIONAL;
  return trail.at(-1) ?? 'The service';
}
