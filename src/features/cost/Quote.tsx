import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';
import {ToolContext} from '@site/src/components/Tool/use-tool';
import type {ToolData} from '@site/src/content/figures/tool-figures';
import Calculator from './Calculator';

import styles from './quote.module.css';

/** `::quote`: the calculator for a purchase. The form leads to the whole calculator. */
export default function Quote(data: ToolData): ReactNode {
  const calculator = useBaseUrl('/tools/cost');
  return (
    <ToolContext value={data}>
      <div className={styles.figure}>
        {/* A mast with its pennant, and the line by which the card beside it is raised. */}
        <span className={styles.mast} />
        <svg className={styles.rigging} viewBox="0 0 96 72" fill="none" aria-hidden="true">
          <path d="M58 8L6 56" stroke="var(--line-strong)" strokeWidth="1.5" />
          <circle
            cx="6"
            cy="56"
            r="4"
            fill="var(--page)"
            stroke="var(--line-strong)"
            strokeWidth="1.5"
          />
          <circle cx="60" cy="5" r="4.5" fill="var(--line-strong)" />
          <path d="M64 10l30 12-30 12z" fill="var(--accent)" />
        </svg>
        <form
          className={`box ${styles.card}`}
          action={calculator}
          aria-label={translate({id: 'quote.label', message: 'What it costs'})}>
          <Calculator isShort />
          <button type="submit" className={buttonClass('secondary')}>
            <Translate id="quote.calculate">Compare ways to pay</Translate>
          </button>
        </form>
      </div>
    </ToolContext>
  );
}
