import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

import Translate from '@docusaurus/Translate';

import {whenIdle} from '@site/src/lib/when-idle';

import styles from './styles.module.css';
import {useKeptPlace} from './use-kept-place';

/** The longest that Redoc waits for the page to have nothing else to do, in milliseconds. */
const PATIENCE = 3000;

/**
 * What is served, then Redoc in its place. Its script is ten times the weight of the page, so it
 * is fetched when the page has come to rest; until then, and without script, the served reference
 * says the same.
 */
export default function RedocView({children}: {children: ReactNode}): ReactNode {
  const [Reference, setReference] = useState<ComponentType>();
  const [plain, setPlain] = useState(false);
  const shown = Reference !== undefined && !plain;
  const keepPlace = useKeptPlace(shown);

  useEffect(() => {
    let gone = false;
    const load = (): void => {
      if (gone) return;
      // Where it cannot be fetched, what is served stays.
      import('./Reference').then(
        (module) => {
          if (gone) return;
          keepPlace();
          setReference(() => module.default);
        },
        () => undefined,
      );
    };
    whenIdle(load, PATIENCE);
    return () => {
      gone = true;
    };
  }, [keepPlace]);

  return (
    <div data-reference={shown ? 'redoc' : 'plain'}>
      {Reference && (
        <p className={styles.switch}>
          <button
            type="button"
            onClick={() => {
              keepPlace();
              setPlain(!plain);
            }}>
            {plain ? (
              <Translate id="api.redoc.open">Show in Redoc</Translate>
            ) : (
              <Translate id="api.redoc.close">Show as plain text</Translate>
            )}
          </button>
        </p>
      )}
      {shown ? <Reference /> : children}
    </div>
  );
}
