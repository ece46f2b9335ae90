import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/cost.json';

import {SelectField, TextField} from '@site/src/components/Tool/fields';
import styles from '@site/src/components/Tool/styles.module.css';
import {
  ACCOUNTS,
  type AmountField,
  type CostInput,
  ROLES,
  START,
} from '@site/src/features/cost/model/question';

interface Props {
  input: CostInput;
  onInput: (change: Partial<CostInput>) => void;
  fault: (field: AmountField) => string | undefined;
  lost: (field: keyof CostInput) => string | undefined;
}

/** What a new customer leaves as it is: order, volume, account. Open where an address has set it. */
export default function MoreFields({input, onInput, fault, lost}: Props): ReactNode {
  const isSet = (['role', 'volume', 'account'] as const).some((key) => input[key] !== START[key]);
  return (
    <details open={isSet || undefined}>
      <summary>
        <Translate id="cost.more">Order, volume, account</Translate>
      </summary>
      <div className={styles.fields}>
        <SelectField
          label={<Translate id="cost.role">The order is carried out</Translate>}
          value={input.role}
          onChange={(role) => onInput({role})}
          options={ROLES.map((role) => [role, texts.role[role]] as const)}
          fault={lost('role')}
        />
        <TextField
          label={<Translate id="cost.volume">Traded in the last 30 days, in euro</Translate>}
          value={input.volume}
          onChange={(volume) => onInput({volume})}
          decimal
          fault={fault('volume') ?? lost('volume')}
          hint={<Translate id="cost.volume.hint">Nothing yet? Leave it empty.</Translate>}
        />
        <SelectField
          label={<Translate id="cost.account">Your account</Translate>}
          value={input.account}
          onChange={(account) => onInput({account})}
          options={ACCOUNTS.map((account) => [account, texts.account[account]] as const)}
          fault={lost('account')}
        />
      </div>
    </details>
  );
}
