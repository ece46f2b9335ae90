import type {Props} from '@theme/CodeInline';
import type {ReactNode} from 'react';

/** Code stays as it is when a browser translates the page. */
export default function CodeInline(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
