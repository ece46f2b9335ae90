import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ComponentProps, ReactNode} from 'react';

/** A link to a file that the build writes, such as a feed. Not a Link: the router and the link check do not know it. */
export default function FileLink({
  to,
  children,
  ...props
}: ComponentProps<'a'> & {to: string}): ReactNode {
  return (
    <a href={useBaseUrl(to)} {...props}>
      {children}
    </a>
  );
}
