import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';

interface TextFieldProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Why the value cannot be used, and what to write instead. */
  fault?: ReactNode;
  /** Stands below while nothing is wrong. */
  hint?: ReactNode;
  decimal?: boolean;
  /** Offered while one types. */
  choices?: readonly string[];
}

/** A line of text with its hint, or with what is wrong with it. */
export function TextField({
  label,
  value,
  onChange,
  fault,
  hint,
  decimal = false,
  choices,
}: TextFieldProps): ReactNode {
  const id = useId();
  const isDescribed = Boolean(fault) || Boolean(hint);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={decimal ? 'decimal' : undefined}
        value={value}
        onChange={({target}) => onChange(target.value)}
        autoComplete="off"
        spellCheck={false}
        list={choices && `${id}-choices`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={isDescribed ? `${id}-note` : undefined}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {isDescribed && (
        <p id={`${id}-note`} className={clsx(styles.note, Boolean(fault) && styles.fault)}>
          {fault ?? hint}
        </p>
      )}
    </div>
  );
}

interface DayFieldProps {
  label: ReactNode;
  /** As 2024-05-20, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The last day that can be chosen. */
  max?: string;
  fault: string | undefined;
}

/** A day of the calendar. */
export function DayField({label, value, onChange, max, fault}: DayFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        max={max}
        onChange={({target}) => onChange(target.value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-note` : undefined}
      />
      {fault && (
        <p id={`${id}-note`} className={clsx(styles.note, styles.fault)}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface SelectFieldProps<V extends string> {
  label: ReactNode;
  value: V;
  onChange: (value: V) => void;
  options: readonly (readonly [value: V, name: string])[];
  fault?: ReactNode;
  hint?: ReactNode;
}

/** One of several, with a note below. */
export function SelectField<V extends string>({
  label,
  value,
  onChange,
  options,
  fault,
  hint,
}: SelectFieldProps<V>): ReactNode {
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
