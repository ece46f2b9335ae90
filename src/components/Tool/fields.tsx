import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';

interface FieldProps {
  label: ReactNode;
  /** Why the value cannot be used, and what to write instead. */
  fault?: ReactNode;
  /** Shown below the control while there is no fault. */
  hint?: ReactNode;
}

/** Props that connect a control with its label and the note below it. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function Field({
  label,
  fault,
  hint,
  children,
}: FieldProps & {children: (control: ControlProps) => ReactNode}): ReactNode {
  const id = useId();
  const note = fault ?? hint;
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={clsx(styles.note, fault && styles.fault)}>
          {note}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  decimal?: boolean;
  /** Suggested while the visitor types. */
  choices?: readonly string[];
}

export function TextField({
  value,
  onChange,
  decimal = false,
  choices,
  ...field
}: TextFieldProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            inputMode={decimal ? 'decimal' : undefined}
            value={value}
            onChange={({target}) => onChange(target.value)}
            autoComplete="off"
            spellCheck={false}
            list={choices && `${control.id}-choices`}
          />
          {choices && (
            <datalist id={`${control.id}-choices`}>
              {choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

interface DayFieldProps extends FieldProps {
  /** ISO date, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The last day that can be chosen. */
  max?: string;
}

export function DayField({value, onChange, max, ...field}: DayFieldProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          max={max}
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps<V extends string> extends FieldProps {
  value: V;
  onChange: (value: V) => void;
  /** The name of each value. */
  options: Readonly<Record<V, string>>;
}

export function SelectField<V extends string>({
  value,
  onChange,
  options,
  ...field
}: SelectFieldProps<V>): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} onChange={({target}) => onChange(target.value as V)}>
          {Object.entries<string>(options).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The options of a field, in the order of their values. */
export function named<V extends string>(
  values: readonly V[],
  nameOf: (value: V) => string,
): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, nameOf(value)]));
}
