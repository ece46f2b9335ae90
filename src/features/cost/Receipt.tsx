import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@generated/texts/default/cost.json';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import CopyButton from '@site/src/components/Tool/CopyButton';
import PrintButton from '@site/src/components/Tool/PrintButton';
import {useTool} from '@site/src/components/Tool/use-tool';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import {figureIn} from '@site/src/content/figures/tool-figures';
import type {Calculation} from '@site/src/features/cost/model/calculate';
import {Lines} from './Example';
import {receiptOf, receiptText} from './model/receipt';

import styles from './receipt.module.css';

interface Props {
  calculation: Calculation;
  /** Whether the visitor has changed something; the initial answer is not announced. */
  isAsked?: boolean;
  /** Whether the question stands above it, and the steps need no explanation. */
  isShort?: boolean;
}

/** What something costs: each step, the total, what arrives and when, to link to, copy or print. */
export default function Receipt({calculation, isAsked, isShort}: Props): ReactNode {
  const data = useTool();
  const receipt = receiptOf(calculation, {...data, texts});
  const {title, lines, broken, path} = receipt;
  const address = useBaseUrl(path, {absolute: true});
  return (
    <div className={isShort ? styles.short : styles.receipt} data-receipt="">
      <Announcement
        text={isAsked ? receiptText({...receipt, lines: lines.filter(isAnswer)}) : ''}
      />
      <Lines receipt={receipt}>
        {broken.length > 0 && (
          <Verdict tone="bad">
            {broken.map(({text, figure}) => {
              const page = figure && data.pages[figureIn(data.figures, figure).page];
              return (
                <p key={text}>
                  {text} {page && <Link to={page.route}>{page.title}</Link>}
                </p>
              );
            })}
          </Verdict>
        )}
      </Lines>
      <p className={styles.address} data-export="off" data-search="off">
        {address}
      </p>
      <div
        className={`screen-only with-script ${styles.actions}`}
        data-export="off"
        data-search="off">
        <CopyButton
          what={title}
          label={translate({id: 'cost.copy.link', message: 'Copy link'})}
          text={() => address}
        />
        <CopyButton
          what={title}
          label={translate({id: 'cost.copy.text', message: 'Copy as text'})}
          text={() => `${receiptText(receipt)}\n${address}`}
        />
        <PrintButton label={translate({id: 'cost.print', message: 'Print'})} />
      </div>
    </div>
  );
}

const isAnswer = ({kind}: {kind: string}): boolean => kind !== 'step';
