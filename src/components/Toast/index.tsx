import {translate} from '@docusaurus/Translate';
import {Close, Description, Provider, Root, Viewport} from '@radix-ui/react-toast';
import type {CSSProperties} from 'react';
import {createRoot} from 'react-dom/client';

import {toast} from '@site/src/config/interface';

import styles from './styles.module.css';

interface Message {
  id: number;
  text: string;
}

const CLOSE = '×';

/** Beside the page, which React may render anew after a failed hydration. */
const layer = createRoot(document.body.appendChild(document.createElement('div')));
let messages: readonly Message[] = [];
let nextId = 0;

/** Shows a short message that disappears by itself. Import this module with the first message: pages do not load it. */
export function showToast(text: string): void {
  nextId += 1;
  show([...messages, {id: nextId, text}].slice(-toast.visible));
}

/** Radix announces and dismisses toasts, pauses them under the pointer, and lets visitors swipe them away. */
function show(shown: readonly Message[]): void {
  messages = shown;
  layer.render(
    messages.length > 0 && (
      <Provider
        duration={toast.duration}
        label={translate({id: 'toast.label', message: 'Notification'})}>
        {messages.map(({id, text}) => (
          <Root
            key={id}
            className={styles.toast}
            type="background"
            onOpenChange={() => show(messages.filter((other) => other.id !== id))}>
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
    ),
  );
}
