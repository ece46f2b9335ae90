import type {Changes} from '@site/src/features/changes/model/compare';

/** What concerns one page: its figures, its words, whether it came or went. */
export function onPage(changes: Changes, route: string): Changes {
  const isIt = (page: {route: string}): boolean => page.route === route;
  return {
    ...changes,
    figures: changes.figures.filter(({page}) => isIt(page)),
    added: changes.added.filter(isIt),
    removed: changes.removed.filter(isIt),
    edited: changes.edited.filter(isIt),
  };
}
