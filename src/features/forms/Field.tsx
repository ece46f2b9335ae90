import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {CircleAlert} from 'lucide-react';
import {type ComponentProps, type ComponentType, type ReactNode, useId} from 'react';
import {type UseFormReturn, useWatch} from 'react-hook-form';

import {messageOf} from './messages';
import type {Values} from './schemas';

import styles from './styles.module.css';

export interface FieldDefinition {
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'area' | 'select';
  /** The label of each value of a `select`. */
  options?: Readonly<Record<string, string>>;
  optional?: boolean;
  hint?: ReactNode;
  autoComplete?: string;
  /** Shares a row with its neighbour if there is room. */
  half?: boolean;
}

interface Props {
  field: FieldDefinition;
  form: UseFormReturn<Values>;
  /** Replaces the default element. */
  input?: ComponentType<ComponentProps<'input'>> | undefined;
}

/** A labelled field with its hint and error, which are linked to it for assistive technology. */
export default function Field({field, form, input: Input}: Props): ReactNode {
  const {name, label, kind = 'text', options, optional, hint, autoComplete, half} = field;
  const id = useId();
  const value = useWatch({control: form.control, name}) ?? '';
  const error = form.formState.errors[name]?.message;
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  const common = {
    ...form.register(name),
    id,
    autoComplete,
    className: clsx(styles.input, error && styles.wrong),
    'aria-required': !optional,
    'aria-invalid': Boolean(error),
    'aria-describedby': described,
  };
  return (
    <div className={clsx(styles.field, half && styles.half)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional ? (
          <span className={styles.optional}>
            <Translate id="form.optional"> (optional)</Translate>
          </span>
        ) : (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {Input ? (
        <Input {...common} />
      ) : kind === 'area' ? (
        <textarea {...common} rows={6} />
      ) : kind === 'select' ? (
        <select {...common}>
          <option value="">{translate({id: 'form.select', message: 'Please choose'})}</option>
          {Object.entries(options ?? {}).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} type={kind} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {messageOf(error, value)}
        </p>
      )}
    </div>
  );
}
