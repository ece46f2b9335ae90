import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {CircleAlert, Eye, EyeOff} from 'lucide-react';
import {type ReactNode, useId, useState} from 'react';
import type {UseFormReturn} from 'react-hook-form';

import type {FieldDefinition} from '@site/src/features/forms/Field';
import {messageOf} from '@site/src/features/forms/messages';
import type {Values} from '@site/src/features/forms/schemas';
import formStyles from '@site/src/features/forms/styles.module.css';

import styles from './styles.module.css';

interface Props {
  field: FieldDefinition;
  form: UseFormReturn<Values>;
}

/** A password that can be looked at before it is trusted. */
export default function PasswordField({field, form}: Props): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(false);
  const error = form.formState.errors[field.name]?.message;
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={formStyles.field}>
      <label htmlFor={id} className={formStyles.label}>
        {field.label}
        <span className={formStyles.required} aria-hidden="true">
          *
        </span>
      </label>
      <div className={styles.password}>
        <input
          {...form.register(field.name)}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={field.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={clsx(formStyles.input, error && formStyles.wrong)}
          aria-required
          aria-invalid={Boolean(error)}
          aria-describedby={clsx(field.hint && `${id}-hint`, error && `${id}-error`) || undefined}
        />
        <button
          type="button"
          className={styles.show}
          aria-pressed={shown}
          aria-label={translate({id: 'sign.show', message: 'Show the password'})}
          onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={formStyles.error}>
          <CircleAlert aria-hidden="true" />
          {messageOf(error, form.getValues(field.name))}
        </p>
      )}
      {field.hint && (
        <div id={`${id}-hint`} className={formStyles.hint}>
          {field.hint}
        </div>
      )}
    </div>
  );
}
