import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Prints the page or, inside an element with `data-receipt`, that element: the styles hide the others. */
export default function PrintButton({label}: {label?: string}): ReactNode {
  return (
    <button
      type="button"
      className={`screen-only with-script ${styles.small}`}
      data-export="off"
      data-search="off"
      onClick={({currentTarget}) => {
        const part = currentTarget.closest('[data-receipt]');
        part?.toggleAttribute('data-printed', true);
        window.addEventListener('afterprint', () => part?.removeAttribute('data-printed'), {
          once: true,
        });
        window.print();
      }}>
      {label ?? translate({id: 'print.label', message: 'Print or save as PDF'})}
    </button>
  );
}
