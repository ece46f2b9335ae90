import {useEffect, useState} from 'react';

/** Milliseconds for which the outcome is shown. */
const SHOWN = 6000;

type CopyState = 'ready' | 'copied' | 'failed';

/** The outcome of the last copy, for a few seconds, and a function that copies a text. */
export function useCopy(): [CopyState, (text: string | Promise<string>) => void] {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    const timer = state === 'ready' ? undefined : setTimeout(() => setState('ready'), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (text: string | Promise<string>): void => {
    write(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return [state, copy];
}

async function write(text: string | Promise<string>): Promise<void> {
  // Some browsers lose the user activation while the text is awaited, unless the clipboard awaits it.
  if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
    const blob = text.then((words) => new Blob([words], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
