import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';
import {showToast} from '@site/src/components/Toast';

async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({title, url});
      return;
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    await showToast('success', translate({id: 'share.copied', message: 'Link copied'}));
  } catch {
    await showToast(
      'error',
      translate({
        id: 'share.failed',
        message: 'The link could not be copied. Copy it from the address bar.',
      }),
    );
  }
}

/** Opens the device's share sheet; where there is none, copies the link. */
export default function ShareArticle({title}: {title: string}): ReactNode {
  return (
    <button
      type="button"
      className={`with-script ${buttonClass('secondary')}`}
      onClick={() => void share(title)}>
      <Translate id="share.label">Share Article</Translate>
    </button>
  );
}
