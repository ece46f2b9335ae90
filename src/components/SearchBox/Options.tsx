import {type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';

import {translate} from '@docusaurus/Translate';

import {kindName} from '@site/src/components/SearchResults/kind-name';
import type {Result} from '@site/src/search/engine/search';

/** An option that is no result: a search of before, or the way to all results. */
export type Other =
  | {kind: 'recent'; url: string; query: string; label: ReactNode}
  | {kind: 'all'; url: string; label: ReactNode};

interface Props {
  /** Id of the list. */
  id: string;
  results: readonly Result[];
  /** The results as the worker writes them. */
  html: string;
  others: readonly Other[];
  /** Ids of the options: of the results, then of the others. */
  ids: readonly string[];
  active: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * The list that the field leads through. Each option is a link, so that it can be opened in a new tab
 * as well. Results are not drawn element by element: that would hold up the letters on a slow phone.
 */
export default function Options(props: Props): ReactNode {
  const {id, results, html, others, ids, active, onChoose} = props;
  const list = useRef<HTMLDivElement>(null);
  // The links become options, whoever wrote them.
  useLayoutEffect(() => {
    list.current?.querySelectorAll('a').forEach((option, index) => {
      const own = ids[index] ?? '';
      const selected = String(own === active);
      const attributes = {role: 'option', tabindex: '-1', id: own, 'aria-selected': selected};
      for (const [name, value] of Object.entries(attributes)) option.setAttribute(name, value);
    });
  });
  // The worker does not know the reader's language.
  useLayoutEffect(() => {
    list.current?.querySelectorAll('.search-kind').forEach((place, index) => {
      place.textContent = results[index] ? kindName(results[index].kind) : '';
    });
  }, [results, html]);
  // A press leaves the focus in the field, so that the arrows go on from there.
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  const press = (event: MouseEvent): void => {
    const option = (event.target as Element).closest('a');
    if (!option || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(option.id);
  };
  return (
    <div
      role="listbox"
      id={id}
      className="search-list"
      aria-label={translate({id: 'search.results', message: 'Search results'})}>
      <div ref={list} role="presentation" onMouseDown={keepFocus} onClick={press}>
        <div role="presentation" dangerouslySetInnerHTML={{__html: html}} />
        {others.map(({kind, url, label}) => (
          <a key={url} href={url} className="search-option" data-kind={kind}>
            <span>{label}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
