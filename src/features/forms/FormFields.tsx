import Translate, {translate} from '@docusaurus/Translate';
import {standardSchemaResolver} from '@hookform/resolvers/standard-schema';
import type {ReactNode} from 'react';
import {useForm, type UseFormReturn, useWatch} from 'react-hook-form';
import * as z from 'zod/mini';

import Field from '@site/src/components/Field';
import SecretField from '@site/src/components/Field/SecretField';
import Written from '@site/src/components/Written';
import type {FieldRecord, FieldRecords, Values} from './fields';

import styles from './styles.module.css';

/** The state of a form with these fields, which are empty at first. */
export function useFields(fields: FieldRecords): UseFormReturn<Values> {
  const all = Object.entries(fields);
  const schema = z.strictObject(Object.fromEntries(all.map(([name, {rule}]) => [name, rule])));
  return useForm<Values>({
    // TypeScript cannot see that every rule is one for text.
    resolver: standardSchemaResolver(schema as unknown as z.ZodMiniType<Values, Values>),
    defaultValues: Object.fromEntries(all.map(([name]) => [name, ''])),
  });
}

interface Props {
  fields: FieldRecords;
  form: UseFormReturn<Values>;
}

/**
 * The fields of a form, in two columns if there is room. After a failed submission, a list above them has those to
 * fix, announced to screen readers, each with a button that focuses it.
 */
export default function FormFields({fields, form}: Props): ReactNode {
  const {errors, submitCount} = form.formState;
  const all = Object.entries(fields);
  const wrong = all.filter(([name]) => errors[name]);
  return (
    <>
      {/* Rendered from the start: screen readers announce changes to a live region, but not reliably a new one. */}
      <div role="alert">
        {submitCount > 0 && wrong.length > 0 && (
          <div className={`theme-admonition theme-admonition-danger ${styles.summary}`}>
            <p>
              <Translate id="form.summary">Check these fields:</Translate>
            </p>
            <ul>
              {wrong.map(([name, {label}]) => (
                <li key={name}>
                  <button type="button" className="clean-btn" onClick={() => form.setFocus(name)}>
                    {messageOf(String(errors[name]?.message), label, form.getValues(name))}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.fields}>
        {all.map(([name, {half, ...record}]) => (
          <div key={name} className={half ? undefined : styles.whole}>
            <FormField name={name} record={record} form={form} />
          </div>
        ))}
      </div>
    </>
  );
}

interface FieldProps {
  name: string;
  record: FieldRecord;
  form: UseFormReturn<Values>;
}

function FormField({name, record: {rule, options, hint, ...record}, form}: FieldProps): ReactNode {
  const isOptional = rule.safeParse('').success;
  useWatch({control: form.control, name});
  // Unlike what is watched, with what was typed before hydration.
  const value = form.getValues(name) ?? '';
  const error = form.formState.errors[name]?.message;
  const Control = record.kind === 'password' ? SecretField : Field;
  return (
    <Control
      {...record}
      options={
        options && {'': translate({id: 'form.select', message: 'Please choose'}), ...options}
      }
      hint={typeof hint === 'function' ? <Written role="status">{hint(value)}</Written> : hint}
      optional={isOptional}
      required={!isOptional}
      fault={error && messageOf(error, record.label, value)}
      registration={form.register(name)}
    />
  );
}

/**
 * Says what is wrong with a field and how to fix it.
 *
 * @param key a message of `fields.ts`, with its number after a colon; any other text is shown unchanged,
 *   such as one from the endpoint
 */
function messageOf(key: string, label: string, value = ''): string {
  const [name, max = ''] = key.split(':');
  if (name === 'email') {
    return translate({
      id: 'form.email',
      message: 'This is not a complete e-mail address, such as name@example.com.',
    });
  }
  if (name !== 'tooLong') return key;
  return translate(
    {id: 'form.tooLong', message: '{label}: at most {max} characters, {excess} too many.'},
    {label, max, excess: String(value.trim().length - Number(max))},
  );
}
