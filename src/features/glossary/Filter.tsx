import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';

import styles from './styles.module.css';

interface Props {
  value: string;
  onValue: (value: string) => void;
  /** Number of matching terms. */
  count: number;
  /** Number of all terms. */
  of: number;
}

/** A field that filters the terms and shows how many match. Hidden without JavaScript. */
export default function Filter({value, onValue, count, of}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const shown = selectMessage(
    count,
    translate(
      {id: 'glossary.count', message: '{count} term of {all}|{count} terms of {all}'},
      {count: String(count), all: String(of)},
    ),
  );
  return (
    <div className={`with-script ${styles.filter}`}>
      <Field
        label={<Translate id="glossary.filter">Find a term</Translate>}
        kind="search"
        disabled={!useIsBrowser()}
        value={value}
        onValue={onValue}
      />
      <p role="status" className={styles.count}>
        {value.trim() === '' ? (
          <Translate id="glossary.all" values={{count: String(of)}}>
            {'{count} terms'}
          </Translate>
        ) : (
          shown
        )}
      </p>
    </div>
  );
}
