import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type OriginalContent from '@theme/ErrorPageContent';
import Heading from '@theme/Heading';
import type {ComponentProps, ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';

/** The status of the error; 500 if it has none. */
function statusOf(error: Error): number {
  return 'status' in error && typeof error.status === 'number' ? error.status : 500;
}

export default function ErrorPageContent({
  error,
}: ComponentProps<typeof OriginalContent>): ReactNode {
  return (
    <main className="container page-message">
      <Heading as="h1">
        <Translate id="crash.title">Unexpected Application Error!</Translate>
      </Heading>
      <p>
        <strong>{statusOf(error)}</strong>{' '}
        {error.message ||
          translate({id: 'crash.noMessage', message: 'The page stopped without a message.'})}
      </p>
      {/* A full page load: the state of the application cannot be trusted after a crash. */}
      <a href={useBaseUrl('/')} className={buttonClass('primary')}>
        <Translate id="crash.home">Return to Home</Translate>
      </a>
    </main>
  );
}
