import {translate} from '@docusaurus/Translate';
import {Close, Description, Provider, Root, Viewport} from '@radix-ui/react-toast';
import type {CSSProperties, ReactNode} from 'react';

import {toast} from '@site/src/config/interface';

import styles from './styles.module.css';

export interface Message {
  id: number;
  text: string;
}

interface Props {
  messages: readonly Message[];
  onClose: (id: number) => void;
}

const CLOSE = '×';

/** Radix announces and dismisses toasts, pauses them under the pointer, and lets visitors swipe them away. */
export default function Toaster({messages, onClose}: Props): ReactNode {
  return (
    <Provider
      duration={toast.duration}
      label={translate({id: 'toast.label', message: 'Notification'})}>
      {messages.map(({id, text}) => (
        <Root key={id} className={styles.toast} type="background" onOpenChange={() => onClose(id)}>
          <Description>{text}</Description>
          <Close
            className={styles.close}
            aria-label={translate({id: 'toast.close', message: 'Close'})}>
            {CLOSE}
          </Close>
        </Root>
      ))}
      <Viewport
        className={styles.viewport}
        style={{'--width': `${toast.width}px`} as CSSProperties}
        label={translate({id: 'toast.region', message: 'Notifications ({hotkey})'})}
      />
    </Provider>
  );
}
