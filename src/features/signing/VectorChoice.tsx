import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';

interface Props<V> {
  vectors: readonly V[];
  onLoad: (vector: V) => void;
}

/** Fills the fields from a published vector. */
export default function VectorChoice<V extends {id: string; name: string}>({
  vectors,
  onLoad,
}: Props<V>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <Translate id="signing.vector">Load a test vector</Translate>
      </label>
      <select
        id={id}
        value=""
        onChange={({target}) => {
          const vector = vectors.find((candidate) => candidate.id === target.value);
          if (vector) onLoad(vector);
        }}>
        <option value="">{translate({id: 'signing.vector.none', message: 'Choose …'})}</option>
        {vectors.map((vector) => (
          <option key={vector.id} value={vector.id}>
            {vector.name}
          </option>
        ))}
      </select>
    </div>
  );
}
