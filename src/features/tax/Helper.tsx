import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';
import styles from '@site/src/components/Tool/styles.module.css';
import type {AddressForm} from '@site/src/lib/address';
import {useAddress} from '@site/src/lib/use-address';
import Germany from './Germany';
import Poland from './Poland';

interface Question {
  case: 'poland' | 'germany';
}

/** The address holds the case alone: amounts are personal. */
const ADDRESS: AddressForm<Question> = {
  start: {case: 'poland'},
  accept: (given) => ({case: given.case === 'germany' ? 'germany' : 'poland'}),
};

/** One of the two cases at a time, below the disclaimer. */
export default function Helper(): ReactNode {
  const {question, change} = useAddress(ADDRESS);
  const names = {
    poland: translate({id: 'tax.poland', message: 'Poland: one year, like Ania’s'}),
    germany: translate({id: 'tax.germany', message: 'Germany: one sale, like Jonas’s'}),
  };
  return (
    <div className={styles.tool}>
      <p className={styles.note}>
        <Translate id="tax.note">
          This repeats the arithmetic of the two cases and is not advice. It knows nothing else
          about you, and stores and files nothing. Ask your tax office or a licensed adviser before
          you act on it.
        </Translate>
      </p>
      <Field
        label={<Translate id="tax.case">Case</Translate>}
        value={question.case}
        onValue={(value) => change({case: value})}
        options={names}
      />
      {question.case === 'poland' ? <Poland /> : <Germany />}
    </div>
  );
}
