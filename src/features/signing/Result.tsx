import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import CopyButton from '@site/src/components/Tool/CopyButton';

import styles from './styles.module.css';

interface Props {
  title: string;
  /** Returns the text to copy; undefined if there is nothing to copy. */
  copy: (() => string) | undefined;
  /** Shown next to the copy button. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A computed value with a copy button. */
export default function Result({title, copy, tools, children}: Props): ReactNode {
  return (
    <div>
      <div className={`wrapped ${styles.resultHead}`}>
        <Heading as="h4">{title}</Heading>
        <div className="wrapped">
          {tools}
          <CopyButton what={title} text={() => copy?.() ?? ''} disabled={!copy} />
        </div>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.output} role="group" tabIndex={0} aria-label={title}>
        {children}
      </div>
    </div>
  );
}
