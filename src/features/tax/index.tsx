import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';
import styles from '@site/src/components/Tool/styles.module.css';
import ToolSection from '@site/src/components/Tool/ToolSection';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import type {AddressForm} from '@site/src/lib/address';
import {useAddress} from '@site/src/lib/use-address';
import Germany from './Germany';
import Poland from './Poland';

/** `::tax-helper`: the two worked examples of the tax guide with the visitor's own numbers. */
export default function TaxHelper(data: ToolData): ReactNode {
  return (
    <ToolSection
      id="tax-helper"
      as="h3"
      title={<Translate id="tax.title">The two cases with your own numbers</Translate>}
      withoutScript={
        <Translate id="tax.noscript">
          This tool needs JavaScript. Without it, use your own numbers in the calculations on this
          page.
        </Translate>
      }
      data={data}>
      <Helper />
    </ToolSection>
  );
}

interface Question {
  case: 'poland' | 'germany';
}

/** The address holds the case alone: amounts are personal. */
const ADDRESS: AddressForm<Question> = {
  start: {case: 'poland'},
  accept: (given) => ({case: given.case === 'germany' ? 'germany' : 'poland'}),
};

/** One of the two cases at a time, below the disclaimer. */
function Helper(): ReactNode {
  const {question, change} = useAddress(ADDRESS);
  const names = {
    poland: translate({id: 'tax.poland', message: 'Poland: one year, like Ania’s'}),
    germany: translate({id: 'tax.germany', message: 'Germany: one sale, like Jonas’s'}),
  };
  return (
    <div className={styles.tool}>
      <p className="quiet">
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
