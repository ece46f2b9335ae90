import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import * as Radix from '@radix-ui/react-tabs';
import Heading from '@theme/Heading';
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

import styles from './styles.module.css';

interface TabProps {
  /** Anchor: `/contact#technical` opens this tab. */
  id: string;
  label: string;
  children: ReactNode;
}

interface Props {
  /** Accessible name of the tab list. */
  label: string;
  /** The tab that is open unless the URL names another. */
  defaultTab: string;
  /** Several elements `Tab`. */
  children: ReactNode;
}

/** One tab with its panel, which `Tabs` shows. */
export function Tab({children}: TabProps): ReactNode {
  return children;
}

/** Tabs that can be linked to. The HTML has all panels: without script, each is shown under its title. */
export default function Tabs({label, defaultTab, children}: Props): ReactNode {
  const tabs = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab)
    .map(({props}) => props);
  const [open, choose, list] = useHashTab(
    tabs.map(({id}) => id),
    defaultTab,
  );
  return (
    <Radix.Root value={open} onValueChange={choose}>
      <Radix.List
        ref={list}
        className={`with-script screen-only tabs ${styles.list}`}
        aria-label={label}>
        {tabs.map(({id, label: name}) => (
          <Radix.Trigger
            key={id}
            value={id}
            className={`tabs__item ${styles.tab}`}
            // Radix sets it only once scripts run.
            tabIndex={id === open ? 0 : -1}>
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({id, label: name, children: panel}) => (
        <Radix.Content key={id} value={id} forceMount className={styles.panel}>
          <Heading as="h3" id={id}>
            {name}
          </Heading>
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/**
 * The tab that the URL names, and a function that chooses another without adding to the history.
 *
 * @returns open tab, setter, and the element to scroll into view when the URL names a tab
 */
function useHashTab(
  ids: readonly string[],
  defaultTab: string,
): [string, (id: string) => void, RefObject<HTMLDivElement | null>] {
  const history = useHistory();
  const hash = useHistorySelector(({location}) => location.hash.slice(1));
  const list = useRef<HTMLDivElement>(null);
  const named = ids.includes(hash);

  useEffect(() => {
    // Choosing a tab replaces the URL; the tabs are in view already.
    if (named && history.action !== 'REPLACE') list.current?.scrollIntoView({block: 'start'});
  }, [named, hash, history]);

  const choose = (id: string): void => history.replace({...history.location, hash: id});
  return [named ? hash : defaultTab, choose, list];
}
