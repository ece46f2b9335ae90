import {type ReactNode, useId} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';

interface Props<V extends string> {
  label: ReactNode;
  value: V;
  onChange: (value: V) => void;
  options: readonly (readonly [value: V, name: string])[];
  fault?: ReactNode;
  hint?: ReactNode;
}

/** One of several, with a note below. */
export default function SelectField<V extends string>({
  label,
  value,
  onChange,
  options,
  fault,
  hint,
}: Props<V>): ReactNode {
  const id = useId();
  const isDescribed = Boolean(fault) || Boolean(hint);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({target}) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChange(chosen[0]);
        }}
        aria-describedby={isDescribed ? `${id}-note` : undefined}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      {isDescribed && (
        <p id={`${id}-note`} className={clsx(styles.note, Boolean(fault) && styles.fault)}>
          {fault ?? hint}
        </p>
      )}
    </div>
  );
}
