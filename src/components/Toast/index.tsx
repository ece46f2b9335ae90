import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';

const Toaster = lazy(() => import('./Toaster'));

type Listener = () => void;

let show: Listener | undefined;
let announceReady: Listener = () => undefined;
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

export type ToastTone = 'success' | 'error' | 'info';

/** Shows a short message that leaves by itself. The layer is loaded when the first one is shown. */
export async function showToast(tone: ToastTone, message: string): Promise<void> {
  show?.();
  const [{toast}] = await Promise.all([import('sonner'), ready]);
  toast[tone](message);
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
