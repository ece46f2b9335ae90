import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import type {Answer} from '@site/src/search/engine/search';
import {RESULT_KINDS, type ResultKind} from '@site/src/search/kinds';

import {kindName} from './kind-name';
import styles from './styles.module.css';

interface Props {
  counts: Answer['counts'];
  chosen: ResultKind | undefined;
  onChoose: (kind: ResultKind | undefined) => void;
}

/** Narrows the results to one kind; kinds without a result are not offered. */
export default function KindFilter({counts, chosen, onChoose}: Props): ReactNode {
  const kinds = RESULT_KINDS.filter((kind) => (counts[kind] ?? 0) > 0 || kind === chosen);
  if (kinds.length < 2 && !chosen) return null;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">
        <Translate id="search.kinds">Show only</Translate>
      </legend>
      <Choice checked={chosen === undefined} count={all} onChoose={() => onChoose(undefined)}>
        <Translate id="search.kinds.all">All</Translate>
      </Choice>
      {kinds.map((kind) => (
        <Choice
          key={kind}
          checked={chosen === kind}
          count={counts[kind] ?? 0}
          onChoose={() => onChoose(kind)}>
          {kindName(kind)}
        </Choice>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  checked: boolean;
  count: number;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({checked, count, onChoose, children}: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="kind"
        className="visually-hidden"
        checked={checked}
        onChange={onChoose}
      />
      <span>
        {children} <small>{count}</small>
      </span>
    </label>
  );
}
