/** Where the indexes of a build lie. Every page has it. */
export interface SearchSite {
  /** Path of the folder of all indexes; its name changes with the content. */
  folder: string;
  /** Names of the frozen versions, each with an index of its own. */
  versions: string[];
}

/** An article that is offered where nothing was found. */
export interface PopularArticle {
  route: string;
  title: string;
}

/** A category of the help centre, for a page without script. */
export interface HelpCategory {
  route: string;
  title: string;
  description: string;
}

/** Name of the index of today's pages. */
export const CURRENT = 'current';

/** The version that a path belongs to: one of the frozen ones, or today's. */
export function versionAt(pathname: string, versions: readonly string[]): string {
  return (
    versions.find((name) => pathname === `/${name}` || pathname.startsWith(`/${name}/`)) ?? CURRENT
  );
}
