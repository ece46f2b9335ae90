import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import * as Radix from '@radix-ui/react-tabs';
import Heading from '@theme/Heading';
import {Children, isValidElement, type ReactNode, useEffect, useRef} from 'react';

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
  const tabs = Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) && child.type === Tab ? [child.props] : [],
  );
  const history = useHistory();
  const hash = useHistorySelector(({location}) => location.hash.slice(1));
  const list = useRef<HTMLDivElement>(null);
  const isNamed = tabs.some(({id}) => id === hash);
  const open = isNamed ? hash : defaultTab;
  useEffect(() => {
    // Choosing a tab replaces the URL; the tabs are in view already.
    if (isNamed && history.action !== 'REPLACE') list.current?.scrollIntoView({block: 'start'});
  }, [isNamed, hash, history]);
  return (
    <Radix.Root
      value={open}
      onValueChange={(id) => history.replace({...history.location, hash: id})}>
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
