import type {ComponentProps, ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebar from '@theme-original/DocSidebar';

import {ALL, sidebarOfPage} from '@site/src/content/sidebar-of-page';

type Props = ComponentProps<typeof DocSidebar>;

/** What a page shows of the sidebar: in the build of all of it, in browsers of what the page brought. */
export default function DocSidebarOfPage({sidebar, path, ...props}: Props): ReactNode {
  return <DocSidebar {...props} path={path} sidebar={named(sidebarOfPage(sidebar, path))} />;
}

function named(items: PropSidebar): PropSidebar {
  return items.map((item): PropSidebarItem => {
    if (item.type === 'category') return {...item, items: named([...item.items])};
    const count = item.customProps?.[ALL];
    if (item.type !== 'link' || !count) return item;
    const label = translate(
      {id: 'sidebar.all', message: 'All {count} articles'},
      {count: String(count)},
    );
    return {...item, label};
  });
}
