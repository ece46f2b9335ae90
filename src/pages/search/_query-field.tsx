import {type FormEvent, type ReactNode, useEffect, useRef} from 'react';

import {translate} from '@docusaurus/Translate';

import {remember} from '@site/src/components/SearchBox/recent';

import styles from './styles.module.css';

interface Props {
  /** The query of the address. */
  query: string;
  onQuery: (query: string) => void;
}

/** The field of the page. It keeps its own text, so that nothing typed is lost while the page wakes. */
export default function QueryField({query, onQuery}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const report = useRef(onQuery);
  useEffect(() => {
    report.current = onQuery;
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Another address, such as one from the box in the top bar, brings another text.
    const typing = document.activeElement === input;
    if (query !== '' && !typing) input.value = query;
    else if (query === '' && input.value.trim() !== '') report.current(input.value);
  }, [query]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    remember(field.current?.value ?? '');
    field.current?.blur();
  };
  const label = translate({id: 'search.ask', message: 'What are you looking for?'});
  return (
    <search>
      <form action="/search" className="with-script" onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onQuery(event.target.value)}
        />
      </form>
    </search>
  );
}
