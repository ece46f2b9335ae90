import texts from '@generated/texts/default/signing.json';
import type {ReactNode} from 'react';

import {SelectField} from './Field';

interface Props<V> {
  vectors: readonly V[];
  onLoad: (vector: V) => void;
}

/** Fills the fields from a published test vector. */
export default function VectorChoice<V extends {id: string; name: string}>({
  vectors,
  onLoad,
}: Props<V>): ReactNode {
  const load = (chosen: string): void => {
    const vector = vectors.find(({id}) => id === chosen);
    if (vector) onLoad(vector);
  };
  return (
    <SelectField label={texts.tool.vector} value="" onChange={load}>
      <option value="">{texts.tool.choose}</option>
      {vectors.map(({id, name}) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
