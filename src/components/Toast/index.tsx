import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';

const load = () => import('./Toaster');
const Toaster = lazy(load);

type Listener = () => void;

let show: Listener | undefined;
let announceReady: Listener = () => undefined;
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

type ToastTone = 'success' | 'error' | 'info';

/**
 * Shows a short message that leaves by itself. The layer is loaded when the first one is shown;
 * where it cannot be had (offline), nothing is shown: what matters stands in the page as well.
 */
export async function showToast(tone: ToastTone, message: string): Promise<void> {
  try {
    const [{toast}] = await Promise.all([import('sonner'), load()]);
    // Only now: a part that fails to load while it is drawn would take the page with it.
    show?.();
    await ready;
    toast[tone](message);
  } catch (error) {
    console.warn('The message could not be shown as a toast:', message, error);
  }
}

/** Stands once at the root. Costs nothing until a toast is shown. */
export function ToastLayer(): ReactNode {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    show = () => setWanted(true);
    return () => {
      show = undefined;
    };
  }, []);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Toaster onReady={announceReady} />
      </Suspense>
    )
  );
}
