import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';

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
  const names = Object.fromEntries(vectors.map(({id, name}) => [id, name]));
  return (
    <Field
      label={translate({id: 'signing.tool.vector', message: 'Load a test vector'})}
      options={{'': translate({id: 'signing.tool.choose', message: 'Choose …'}), ...names}}
      value=""
      onValue={load}
    />
  );
}
