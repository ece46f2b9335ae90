/** Name of today's content among the versions. */
export const TODAY = 'current';

/** The page that shows the newest comparison and links to the others. */
export const CHANGES = '/changes';

/** Path prefix of the individual comparisons. */
export const COMPARISONS = `${CHANGES}/since`;

/**
 * The route of the comparison of a version with today.
 *
 * @param page route without a version: only shows what changed on that page
 */
export function changesRoute(from: string, page?: string): string {
  const route = `${COMPARISONS}/${from}`;
  return page ? `${route}?${new URLSearchParams({page}).toString()}` : route;
}
