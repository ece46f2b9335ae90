import texts from '@generated/texts/default/signing.json';
import {type ReactNode, useId, useState} from 'react';

import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field and describes it. */
  hint?: ReactNode;
  /** Shown next to the label, such as a button. */
  action?: ReactNode;
  /** Masks the characters against onlookers. */
  masked?: boolean;
  numeric?: boolean;
}

/** A labelled single-line input without autofill, auto-correction or spell checking. */
export default function Field({
  label,
  value,
  onChange,
  hint,
  action,
  masked = false,
  numeric = false,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {action}
      </div>
      <input
        id={id}
        type="text"
        className={masked ? styles.masked : undefined}
        inputMode={numeric ? 'numeric' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A secret, masked until the reader reveals it. Not a password field, so no browser offers to save it. */
export function SecretField(props: Pick<Props, 'label' | 'value' | 'onChange'>): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      masked={!shown}
      action={
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
          {texts.tool.show}
        </label>
      }
    />
  );
}

export function SelectField({
  label,
  value,
  onChange,
  children,
}: Pick<Props, 'label' | 'value' | 'onChange'> & {children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
