import {lazy, type ReactNode, Suspense, useState} from 'react';

import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

import styles from './styles.module.css';

const Reference = lazy(() => import('./Reference'));

/**
 * What is served, or Redoc in its place when the reader asks for it: its script is ten times the
 * weight of the page, so nobody loads it unasked.
 */
export default function RedocView({children}: {children: ReactNode}): ReactNode {
  const inBrowser = useIsBrowser();
  const [asked, setAsked] = useState(false);
  return (
    <>
      {inBrowser && (
        <p className={`container ${styles.switch}`}>
          <button type="button" aria-pressed={asked} onClick={() => setAsked(!asked)}>
            {asked ? (
              <Translate id="api.redoc.close">Back to the plain reference</Translate>
            ) : (
              <Translate id="api.redoc.open">Show in Redoc</Translate>
            )}
          </button>
        </p>
      )}
      {asked ? (
        <Suspense
          fallback={
            <p className="container" role="status">
              <Translate id="api.redoc.loading">Redoc is loading …</Translate>
            </p>
          }>
          <Reference />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
