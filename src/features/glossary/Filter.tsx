import Translate, {translate} from '@docusaurus/Translate';
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
  return (
    <div className={`with-script ${styles.filter}`}>
      <Field
        label={<Translate id="glossary.filter">Find a term</Translate>}
        kind="search"
        value={value}
        onValue={onValue}
      />
      <p role="status" className={styles.count}>
        {value.trim() === ''
          ? translate({id: 'glossary.all', message: '{count} terms'}, {count: of})
          : translate({id: 'glossary.count', message: '{count} of {all} terms'}, {count, all: of})}
      </p>
    </div>
  );
}
