import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {UseFormReturn} from 'react-hook-form';

import type {FieldRecords} from './fields';
import {messageOf} from './messages';
import type {Values} from './schemas';

import styles from './styles.module.css';

interface Props {
  fields: FieldRecords;
  form: UseFormReturn<Values>;
}

/** The fields to fix after a failed submission, announced to screen readers, each with a button that focuses it. */
export default function ErrorSummary({fields, form}: Props): ReactNode {
  const {errors, submitCount} = form.formState;
  const wrong = Object.entries(fields).filter(([name]) => errors[name]);
  // Rendered from the start: screen readers announce changes to a live region, but not reliably a new one.
  return (
    <div role="alert">
      {submitCount > 0 && wrong.length > 0 && (
        <div className={styles.summary}>
          <p>
            <Translate id="form.summary">Check these fields:</Translate>
          </p>
          <ul>
            {wrong.map(([name, {label}]) => (
              <li key={name}>
                <button type="button" onClick={() => form.setFocus(name)}>
                  {messageOf(String(errors[name]?.message), label, form.getValues(name))}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
