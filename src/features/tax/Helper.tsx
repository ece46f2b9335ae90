import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {SelectField} from '@site/src/components/Tool/fields';
import styles from '@site/src/components/Tool/styles.module.css';
import Germany from './Germany';
import Poland from './Poland';

/** One of the two cases at a time, below the disclaimer. */
export default function Helper(): ReactNode {
  const [country, setCountry] = useState<'poland' | 'germany'>('poland');
  const names = {
    poland: translate({id: 'tax.poland', message: 'Poland: one year, like Ania’s'}),
    germany: translate({id: 'tax.germany', message: 'Germany: one sale, like Jonas’s'}),
  };
  return (
    <div className={styles.tool} data-search="off">
      <p className={styles.note}>
        <Translate id="tax.note">
          This repeats the arithmetic of the two cases and is not advice. It knows nothing else
          about you, and stores and files nothing. Ask your tax office or a licensed adviser before
          you act on it.
        </Translate>
      </p>
      <SelectField
        label={<Translate id="tax.case">Case</Translate>}
        value={country}
        onChange={setCountry}
        options={names}
      />
      {country === 'poland' ? <Poland /> : <Germany />}
    </div>
  );
}
