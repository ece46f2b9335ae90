import {type ReactNode, useEffect, useMemo, useRef} from 'react';

import {useColorMode} from '@docusaurus/theme-common';
import contract from '@generated/openapi/default/openapi.json';
import {
  ApiContentWrap,
  AppStore,
  type ContentItemModel,
  ContentItems,
  MenuItems,
  OptionsProvider,
  RedocWrap,
  StickyResponsiveSidebar,
  StoreProvider,
  ThemeProvider,
} from 'redoc';

import {keepHeadingLevels} from './heading-levels';
import {redocOptions} from './redoc-options';
import styles from './styles.module.css';

/**
 * Redoc's parts, put together here: its own frame loads a logo from another origin and
 * starts a worker for a search that the site's search replaces.
 */
export default function Reference(): ReactNode {
  const {colorMode} = useColorMode();
  const frame = useRef<HTMLDivElement>(null);
  const store = useMemo(
    () =>
      new AppStore(
        contract as unknown as ConstructorParameters<typeof AppStore>[0],
        '/openapi.json',
        redocOptions(colorMode),
        false,
      ),
    [colorMode],
  );
  useEffect(() => {
    store.onDidMount();
    const release = frame.current && keepHeadingLevels(frame.current);
    return () => {
      release?.();
      store.dispose();
    };
  }, [store]);

  return (
    <div className={styles.reference} ref={frame}>
      <ThemeProvider theme={store.options.theme}>
        <StoreProvider value={store}>
          <OptionsProvider value={store.options}>
            <RedocWrap className="redoc-wrap">
              <StickyResponsiveSidebar menu={store.menu} className="menu-content">
                <MenuItems
                  items={store.menu.items}
                  onActivate={(item) => item && store.menu.activateAndScroll(item, true)}
                  root
                />
              </StickyResponsiveSidebar>
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
