import type {ReactNode} from 'react';

import Section from '@site/src/components/Section';

import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** Buttons: one `primary`, the others `inverse`. */
  children: ReactNode;
}

export default function ClosingCall({title, text, children}: Props): ReactNode {
  return (
    <Section tone="deep" title={title} lead={text}>
      <div className={styles.actions}>{children}</div>
    </Section>
  );
}
