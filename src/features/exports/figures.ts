import {brand} from '../../config/brand';
import {formatFigure} from '../../content/figures/format';
import type {FigureSet} from '../../content/figures/read';
import {pageAt} from '../../content/sources';
import type {ContentTree} from '../../content/tree';
import {versionLabel} from '../../content/versions';

/** `/figures.json`: all figures of a tree, sorted by name. Fields may be added, but never renamed or removed. */
export function exportFigures(tree: ContentTree, {figures}: FigureSet) {
  const urlOf = (route: string): string => brand.siteUrl + pageAt(route, tree).route;
  return {
    version: tree.version,
    label: tree.base === '' ? 'Today' : versionLabel(tree.version),
    site: brand.siteUrl,
    figures: [...figures]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, record]) => {
        const {label, value, min, max, items, bound, plus, applies, page, replaces} = record;
        return {
          id: name,
          label,
          text: formatFigure(record),
          value,
          min,
          max,
          items,
          unit: record.unit,
          bound,
          plus,
          where: applies,
          page: urlOf(page),
          replaces,
        };
      }),
  };
}
