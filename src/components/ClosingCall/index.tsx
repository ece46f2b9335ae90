import type {ReactNode} from 'react';

import Section from '@site/src/components/Section';
import {noAccounts} from '@site/src/config/brand';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** Buttons: one `primary`, the others `inverse`. */
  children: ReactNode;
}

/** Invites visitors at the end of a page; nothing where no accounts are opened. */
export default function ClosingCall({title, text, children}: Props): ReactNode {
  if (noAccounts) return null;
  return (
    <Section tone="deep" title={title} lead={text}>
      <div className="buttons">{children}</div>
    </Section>
  );
}
