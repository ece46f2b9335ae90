import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';
import {useCopy} from '@site/src/lib/use-copy';

/** Opens the device's share sheet; if there is none, copies the link. */
export default function ShareArticle({title}: {title: string}): ReactNode {
  const [state, copy] = useCopy();
  const labels = {
    ready: translate({id: 'share.label', message: 'Share Article'}),
    copied: translate({id: 'share.copied', message: 'Link copied'}),
    failed: translate({id: 'share.failed', message: 'Not copied: use the address bar'}),
  };
  const share = (): void => {
    const url = window.location.href;
    if (typeof navigator.share !== 'function') return copy(url);
    navigator.share({title, url}).catch((error: unknown) => {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy(url);
    });
  };
  return (
    <button type="button" className={`with-script ${buttonClass('secondary')}`} onClick={share}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
