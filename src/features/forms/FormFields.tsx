import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type UseFormReturn, useWatch} from 'react-hook-form';

import Field from '@site/src/components/Field';
import SecretField from '@site/src/components/Field/SecretField';
import Written from '@site/src/components/Written';
import type {FieldRecord, FieldRecords} from './fields';
import {messageOf} from './messages';
import type {Values} from './schemas';

import styles from './styles.module.css';

interface Props {
  fields: FieldRecords;
  form: UseFormReturn<Values>;
}

/** The fields of a form, in two columns if there is room. */
export default function FormFields({fields, form}: Props): ReactNode {
  return (
    <div className={styles.fields}>
      {Object.entries(fields).map(([name, {half, ...record}]) => (
        <div key={name} className={half ? undefined : styles.whole}>
          <FormField name={name} record={record} form={form} />
        </div>
      ))}
    </div>
  );
}

function FormField({
  name,
  record: {rule, options, hint, ...record},
  form,
}: {
  name: string;
  record: FieldRecord;
  form: UseFormReturn<Values>;
}): ReactNode {
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
