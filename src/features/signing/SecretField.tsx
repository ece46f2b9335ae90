import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import Field from './Field';

import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A secret, hidden until its owner wants to see it. No password field: nothing offers to keep it. */
export default function SecretField({label, value, onChange}: Props): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      value={value}
      onChange={onChange}
      masked={!shown}
      action={
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
          <Translate id="signing.secret.show">Show</Translate>
        </label>
      }
    />
  );
}
