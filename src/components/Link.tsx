import DocusaurusLink, {type Props} from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {MouseEvent, ReactNode} from 'react';

import {isOff} from '@site/src/config/features';

export type {Props} from '@docusaurus/Link';

/**
 * A link whose page is loaded when it is followed: Docusaurus's own loads every page whose link is in view. To what the
 * site does not offer, it is its text alone.
 */
export default function Link({children, ...props}: Props): ReactNode {
  const {to, href = to ?? '', onClick, ...others} = props;
  const url = useBaseUrl(href);
  const history = useHistory();
  const {collectLink} = useBrokenLinks();
  if (isOff(href)) return children;
  if (!/^\/(?!\/)/.test(href) || props.target) {
    return <DocusaurusLink {...props}>{children}</DocusaurusLink>;
  }
  collectLink(url);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || event.defaultPrevented) return;
    event.preventDefault();
    const {pathname, search, hash} = history.location;
    if (url === pathname + search + hash) history.replace(url);
    else history.push(url);
  };
  return (
    <a {...others} href={url} onClick={follow}>
      {children}
    </a>
  );
}
