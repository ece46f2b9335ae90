import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';

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
  useEffect(() => {
    store.onDidMount();
    const release = frame.current && mendMarkup(frame.current);
    return () => {
      release?.();
      store.dispose();
    };
  }, [store]);

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
