import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The contents beside a page, below their heading. */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <div className={clsx(styles.contents, 'thin-scrollbar', className)}>
      <p>{translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}</p>
      <TOCItems
        {...props}
        className="table-of-contents"
        // The class by which the theme finds the links to highlight.
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </div>
  );
}
