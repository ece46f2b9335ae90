import type {ReactNode} from 'react';

import {useForm} from 'react-hook-form';

import Field from '@site/src/features/forms/Field';
import type {Values} from '@site/src/features/forms/schemas';
import styles from '@site/src/features/forms/styles.module.css';

export default function Forms(): ReactNode {
  const form = useForm<Values>({
    defaultValues: {plain: '', wrong: 'name@', choice: '', area: 'x'.repeat(96)},
    errors: {wrong: {type: 'email', message: 'email'}},
  });
  return (
    <div className={styles.fields}>
      <Field form={form} field={{name: 'plain', label: 'A field', half: true}} />
      <Field form={form} field={{name: 'wrong', label: 'With an error', half: true}} />
      <Field
        form={form}
        field={{
          name: 'choice',
          label: 'A choice',
          kind: 'select',
          optional: true,
          options: [{value: 'one', label: 'The first'}],
        }}
      />
      <Field
        form={form}
        field={{name: 'area', label: 'Text near its limit', kind: 'area', hint: 'A hint', max: 100}}
      />
    </div>
  );
}
