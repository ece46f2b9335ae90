import type {ExportedPage} from './page';

/** In the llms.txt format, readers with a short context may skip the section with this title. */
const OPTIONAL = 'Optional';
/** Where the blog and docs plugins list other pages. */
const LISTS = /\/(?:archive|authors|page|tags)(?:\/|$)/;

export interface Link {
  name: string;
  /** Absolute URL. */
  url: string;
  description?: string;
}

export interface LlmsOptions {
  /** By default, that of the site. */
  title?: string;
  /** Markdown below the title; by default, the tagline of the site. */
  intro?: string;
  /**
   * The section that lists a page; undefined if none should. By default, sections are the categories of the sidebar,
   * or the first part of the path, and pages that list others are left out. "Optional" comes last.
   */
  sectionOf?: (page: ExportedPage) => string | undefined;
  /** Titles of sections that come before the others, which are in page order. */
  firstSections?: readonly string[];
  /** Sections for files that are not pages, by title. */
  links?: Readonly<Record<string, readonly Link[]>>;
}

/** `llms.txt` and `llms-full.txt`, as described at llmstxt.org. */
export interface LlmsFiles {
  /** What the site is, and a list of its pages. */
  index: string;
  /** The same introduction, then the full text of every page that the index lists. */
  full: string;
}

/** @param copyOf absolute URL of the Markdown copy of a page */
export function llmsFiles(
  pages: readonly ExportedPage[],
  copyOf: (page: ExportedPage) => string,
  {title = '', intro = '', sectionOf = defaultSection, firstSections = [], links}: LlmsOptions,
): LlmsFiles {
  const introduction = [`# ${title}`, intro].filter(Boolean);
  const sections = new Map<string, ExportedPage[]>(firstSections.map((name) => [name, []]));
  for (const page of pages) {
    const name = page.isUnlisted ? undefined : sectionOf(page);
    if (name !== undefined) sections.set(name, [...(sections.get(name) ?? []), page]);
  }
  const lists = [...sections].map(([name, listed]) => {
    const entries = listed.map((page) => ({...page, name: page.title, url: copyOf(page)}));
    return [name, entries] as const;
  });
  const index = [
    ...lists.filter(([name]) => name !== OPTIONAL),
    ...Object.entries(links ?? {}),
    ...lists.filter(([name]) => name === OPTIONAL),
  ].flatMap(([name, entries]) =>
    entries.length > 0 ? `## ${name}\n\n${entries.map(listItem).join('\n')}` : [],
  );
  const texts = [...sections.values()].flat().map(fullText);
  return {
    index: `${[...introduction, ...index].join('\n\n')}\n`,
    full: `${[introduction.join('\n\n'), ...texts].join('\n\n---\n\n')}\n`,
  };
}

function listItem({name, url, description}: Link): string {
  return `- [${name}](${url})${description ? `: ${description}` : ''}`;
}

function fullText({body, url, updated}: ExportedPage): string {
  const [heading = '', ...text] = body.split('\n');
  const dated = updated ? `, updated ${updated}` : '';
  return `${heading}\n\nSource: <${url}>${dated}\n${text.join('\n')}`.trimEnd();
}

function defaultSection({route, trail}: ExportedPage): string | undefined {
  if (LISTS.test(route)) return undefined;
  const [, folder = '', page] = route.split('/');
  return trail.at(-1) ?? (page ? `${folder[0]?.toUpperCase() ?? ''}${folder.slice(1)}` : 'Pages');
}
