import {type ReactNode, useId} from 'react';

import clsx from 'clsx';

import styles from '@site/src/components/Tool/styles.module.css';

interface Props {
  label: ReactNode;
  /** As 2024-05-20, or empty. */
  value: string;
  onChange: (value: string) => void;
  fault: string | undefined;
}

/** A day of the calendar. */
export default function DayField({label, value, onChange, fault}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
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
