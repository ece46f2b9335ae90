/** Name of today's content among the versions. */
export const TODAY = 'current';

/** The page that shows the newest comparison and links to all others. */
export const CHANGES = '/changes';

/** Path prefix of the individual comparisons. */
export const COMPARISONS = `${CHANGES}/since`;

/**
 * The route of a comparison.
 *
 * @param page route without a version: only shows what changed on that page
 */
export function changesRoute(from: string, to: string = TODAY, page?: string): string {
  const route = to === TODAY ? `${COMPARISONS}/${from}` : `${COMPARISONS}/${from}/to/${to}`;
  return page ? `${route}?${new URLSearchParams({page}).toString()}` : route;
}
