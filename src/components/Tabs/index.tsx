import type {ReactNode} from 'react';

import * as Radix from '@radix-ui/react-tabs';
import Heading from '@theme/Heading';

import styles from './styles.module.css';
import {useHashTab} from './use-hash-tab';

export interface Tab {
  /** Anchor: `/contact#technical` opens this tab. */
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** What the tabs choose between, for whoever does not see them. */
  label: string;
  tabs: readonly Tab[];
  /** Open where the address names no other. */
  defaultTab: string;
}

/** Tabs with addresses. All panels are in the served page: without script each stands under its own title. */
export default function Tabs({label, tabs, defaultTab}: Props): ReactNode {
  const [open, choose, list] = useHashTab(
    tabs.map(({id}) => id),
    defaultTab,
  );
  return (
    <Radix.Root value={open} onValueChange={choose}>
      <Radix.List ref={list} className={`with-script ${styles.list}`} aria-label={label}>
        {tabs.map(({id, label: name}) => (
          <Radix.Trigger key={id} value={id} className={styles.tab}>
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({id, label: name, content}) => (
        <Radix.Content key={id} value={id} forceMount className={styles.panel}>
          <Heading as="h3" id={id} className={styles.title}>
            {name}
          </Heading>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
