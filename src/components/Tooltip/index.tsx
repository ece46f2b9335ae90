import type {ReactNode} from 'react';

import * as Radix from '@radix-ui/react-tooltip';

import {tooltip} from '@site/src/config/interface';

import styles from './styles.module.css';

/** Put once around the part of a page that uses tooltips: moving from one to the next then skips the delay. */
export function TooltipArea({children}: {children: ReactNode}): ReactNode {
  return (
    <Radix.Provider delayDuration={tooltip.openDelay} skipDelayDuration={tooltip.skipDelay}>
      {children}
    </Radix.Provider>
  );
}

interface Props {
  /** What it says; must not be needed to understand the page. */
  text: string;
  children: ReactNode;
}

/** A word that says more on hover and focus. Import it only in pages that use it: it brings its library. */
export default function Tooltip({text, children}: Props): ReactNode {
  return (
    <Radix.Root>
      <Radix.Trigger className={styles.trigger}>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.content} sideOffset={6} collisionPadding={12}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
