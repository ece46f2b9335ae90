import type {Changes, PageName} from './compare';
import {versionName} from './index';

/** A comparison as text for a terminal. */
export function reportOf({from, to, figures, added, removed, edited, compared}: Changes): string {
  const name = ({title, route}: PageName): string => `${route}  ${title}`;
  const sections = [
    section(
      'Figures',
      figures.map(({id, before, after, page}) => {
        const where = before?.text === after?.text ? `, now: ${after?.where ?? ''}` : '';
        return `${id}  ${before?.text ?? '(new)'} → ${after?.text ?? '(gone)'}${where}  ${page.route}`;
      }),
    ),
    section('Pages added', added.map(name)),
    section('Pages removed', removed.map(name)),
    section(
      'Pages edited',
      edited.map(
        ({passages, left, ...page}) => `${name(page)}  (${passages.length + left} passages)`,
      ),
    ),
  ].filter((text) => text !== '');
  const scope = `${compared.figures} figures and ${compared.pages} pages, ${versionName(from)} to ${versionName(to)}`;
  return sections.length > 0
    ? `${sections.join('\n\n')}\n\nCompared ${scope}`
    : `Nothing differs in ${scope}`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `${title}\n${lines.map((line) => `  ${line}`).join('\n')}` : '';
}
