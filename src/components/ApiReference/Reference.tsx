import {type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';

import {useHistory} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import contract from '@generated/openapi/default/openapi.json';
import {
  ApiContentWrap,
  AppStore,
  type ContentItemModel,
  ContentItems,
  OptionsProvider,
  RedocNormalizedOptions,
  RedocWrap,
  StoreProvider,
  ThemeProvider,
} from 'redoc';

import {mendMarkup} from './redoc-markup';
import {redocOptions} from './redoc-options';
import styles from './redoc.module.css';

/**
 * Redoc's parts, put together here: its own frame loads a logo from another origin and starts a
 * worker for a search, which the page's own navigation replaces. The theme of another scheme is
 * laid over what is there, so that what the reader had opened stays open.
 */
export default function Reference(): ReactNode {
  const {colorMode} = useColorMode();
  const frame = useRef<HTMLDivElement>(null);
  const [store] = useState(
    () =>
      new AppStore(
        contract as unknown as ConstructorParameters<typeof AppStore>[0],
        '/openapi.json',
        redocOptions(colorMode),
        false,
      ),
  );
  const theme = useMemo(
    () => new RedocNormalizedOptions(redocOptions(colorMode)).theme,
    [colorMode],
  );
  // Before the next frame, in which the scrolling to the kept place would pass for the reader's own.
  useLayoutEffect(() => {
    store.onDidMount();
    const release = frame.current && mendMarkup(frame.current);
    return () => {
      release?.();
      store.dispose();
    };
  }, [store]);
  const history = useHistory();
  useEffect(() => {
    const here = window.location.pathname;
    return history.listen(({pathname}) => {
      // It would write what it scrolls past into the address of the page that is on its way.
      if (pathname !== here) store.menu.dispose();
    });
  }, [history, store]);

  return (
    <div className={`${styles.reference} code-on-deep`} ref={frame}>
      <ThemeProvider theme={theme}>
        <StoreProvider value={store}>
          <OptionsProvider value={store.options}>
            <RedocWrap className="redoc-wrap">
              <ApiContentWrap className="api-content">
                {/* The menu's items are the content's items; Redoc's types know only what the menu needs. */}
                <ContentItems items={store.menu.items as unknown as ContentItemModel[]} />
              </ApiContentWrap>
            </RedocWrap>
          </OptionsProvider>
        </StoreProvider>
      </ThemeProvider>
    </div>
  );
}
