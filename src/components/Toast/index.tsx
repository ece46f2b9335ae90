import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';

import {toast} from '@site/src/config/interface';
import type {Message} from './Toaster';

const load = () => import('./Toaster');
const Toaster = lazy(load);

let add: ((message: Message) => void) | undefined;
let nextId = 0;

/**
 * Shows a short message that disappears by itself. Its code is loaded with the first message. If that
 * fails, nothing is shown: everything important is also on the page.
 */
export async function showToast(text: string): Promise<void> {
  try {
    await load();
    nextId += 1;
    add?.({id: nextId, text});
  } catch (error) {
    console.warn('The message could not be shown as a toast:', text, error);
  }
}

/** Rendered once, at the root. Loads nothing until a toast is shown. */
export function ToastLayer(): ReactNode {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  useEffect(() => {
    const show: typeof add = (message) =>
      setMessages((shown) => [...shown, message].slice(-toast.visible));
    add = show;
    return () => {
      // After a failed hydration, the layer that replaces this one has been set already.
      if (add === show) add = undefined;
    };
  }, []);
  return (
    messages.length > 0 && (
      <Suspense fallback={null}>
        <Toaster
          messages={messages}
          onClose={(closed) => setMessages((shown) => shown.filter(({id}) => id !== closed))}
        />
      </Suspense>
    )
  );
}
