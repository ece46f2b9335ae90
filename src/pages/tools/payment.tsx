import data from '@generated/figures/default/payment.json';
import texts from '@generated/texts/default/page-tools.json';
import type {ReactNode} from 'react';

import Page from '@site/src/components/Page';
import StartNow from '@site/src/components/StartNow';
import {ToolContext} from '@site/src/components/Tool/context';
import form from '@site/src/components/Tool/styles.module.css';
import PaymentFinder from '@site/src/features/payment';

/** /tools/payment: what to do about a missing payment. An answer can be shared by its URL. */
export default function Payment(): ReactNode {
  return (
    <Page {...texts.payment}>
      <StartNow />
      <div className={`container ${form.page}`}>
        <ToolContext value={data}>
          <PaymentFinder />
        </ToolContext>
      </div>
    </Page>
  );
}
