import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ChangeEvent, type ComponentProps, type FocusEvent, type ReactNode, useId} from 'react';
import type {UseFormRegisterReturn} from 'react-hook-form';

import {type FieldKind, KINDS} from './kinds';
import {useEntered} from './use-entered';

import styles from './styles.module.css';

type Native = Pick<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  | 'autoComplete'
  | 'disabled'
  | 'inputMode'
  | 'list'
  | 'max'
  | 'name'
  | 'readOnly'
  | 'required'
  | 'rows'
  | 'wrap'
>;

type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

export interface FieldProps<V extends string = string> extends Native {
  label: ReactNode;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  kind?: FieldKind | undefined;
  /** The name of each value. The field is then a select; with `rows`, it is a text area. */
  options?: Readonly<Record<V, string>> | undefined;
  hint?: ReactNode;
  /** Why the value cannot be used, and what to enter instead. */
  fault?: ReactNode;
  /** Shown at the end of the label's line, such as a button. */
  action?: ReactNode;
  value?: V;
  onValue?: (value: V) => void;
  onFocus?: (event: FocusEvent<Control>) => void;
  onBlur?: () => void;
  /** The name and handlers of a field that React Hook Form holds. */
  registration?: UseFormRegisterReturn | undefined;
}

/** A labelled field of a form or tool, with its hint and fault, which describe it for assistive technology. */
export default function Field<V extends string>({
  label,
  optional = false,
  kind = 'text',
  options,
  hint,
  fault,
  action,
  onValue,
  registration,
  ...native
}: FieldProps<V>): ReactNode {
  const id = useId();
  const ref = useEntered((field: Control) => field.value as V, native.value, onValue);
  const control = {
    ...KINDS[kind],
    ...native,
    // React Hook Form reads by itself what was entered before hydration.
    ...(registration ?? {ref}),
    ...(onValue && {onChange: ({target}: ChangeEvent<Control>) => onValue(target.value as V)}),
    id,
    className: clsx(
      styles.control,
      (kind === 'code' || kind === 'secret') && styles.code,
      kind === 'secret' && styles.masked,
    ),
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': clsx(fault && `${id}-fault`, hint && `${id}-hint`) || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional && (
          <span className={styles.optional}>
            <Translate id="form.optional"> (optional)</Translate>
          </span>
        )}
      </label>
      {options ? (
        <select {...control}>
          {Object.entries<string>(options).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : native.rows ? (
        <textarea {...control} />
      ) : (
        <input type="text" {...control} />
      )}
      {action && <div className={styles.action}>{action}</div>}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The options of a select, in the order of their values. */
export function named<V extends string>(
  values: readonly V[],
  nameOf: (value: V) => string,
): Record<V, string> {
  return Object.fromEntries(values.map((value) => [value, nameOf(value)])) as Record<V, string>;
}
