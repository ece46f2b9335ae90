/** Name of today's state among the versions. */
export const TODAY = 'current';

/** The page of all comparisons, with the newest of them. */
export const CHANGES = '/changes';

/** What paths of single comparisons start with. */
export const COMPARISONS = `${CHANGES}/since`;

/**
 * Where a comparison stands.
 *
 * @param page route without a version: leads to what changed on this page alone
 */
export function changesRoute(from: string, to: string = TODAY, page?: string): string {
  const route = to === TODAY ? `${COMPARISONS}/${from}` : `${COMPARISONS}/${from}/to/${to}`;
  return page ? `${route}?${new URLSearchParams({page}).toString()}` : route;
}
