import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import Field, {type FieldProps} from '.';
import Checkbox from './Checkbox';

/** A `secret` or `password`, masked until the visitor shows its characters. */
export default function SecretField({kind, ...field}: FieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      kind={isShown ? 'code' : kind}
      action={
        <Checkbox isChecked={isShown} onCheck={setShown}>
          <Translate id="field.show">Show characters</Translate>
        </Checkbox>
      }
    />
  );
}
