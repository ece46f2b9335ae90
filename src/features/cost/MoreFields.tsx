import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';
import {type ReactNode, useState} from 'react';

import Field, {named} from '@site/src/components/Field';
import form from '@site/src/components/Tool/styles.module.css';
import {useTool} from '@site/src/components/Tool/use-tool';
import {
  type AmountField,
  type CostInput,
  currenciesOf,
  START,
} from '@site/src/features/cost/model/question';
import {nameOfCurrency} from './texts';

interface Props {
  input: CostInput;
  onInput: (change: Partial<CostInput>) => void;
  fault: (field: AmountField) => string | undefined;
}

const FIELDS = ['currency', 'role', 'volume', 'account'] as const;

/** The fields that most visitors leave alone. Open once the address or the visitor has set one of them. */
export default function MoreFields(props: Props): ReactNode {
  const {input, onInput, fault} = props;
  const {figures} = useTool();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && FIELDS.some((field) => input[field] !== START[field])) setOpen(true);
  return (
    <details open={isOpen || undefined}>
      <summary>
        <Translate id="cost.more">Currency, order, account</Translate>
      </summary>
      <div className={form.pairs}>
        {input.in !== 'crypto' && (
          <Field
            label={<Translate id="cost.currency">Currency of your card or account</Translate>}
            value={input.currency}
            onValue={(currency) => onInput({currency})}
            options={named(currenciesOf(figures), nameOfCurrency)}
          />
        )}
        <Field
          label={<Translate id="cost.role">How the order is executed</Translate>}
          value={input.role}
          onValue={(role) => onInput({role})}
          options={texts.role}
        />
        <Field
          kind="amount"
          label={<Translate id="cost.volume">Traded in the last 30 days, in euros</Translate>}
          value={input.volume}
          onValue={(volume) => onInput({volume})}
          fault={fault('volume')}
          hint={<Translate id="cost.volume.hint">Nothing yet? Leave it empty.</Translate>}
        />
        <Field
          label={<Translate id="cost.account">Your account</Translate>}
          value={input.account}
          onValue={(account) => onInput({account})}
          options={texts.account}
        />
      </div>
    </details>
  );
}
