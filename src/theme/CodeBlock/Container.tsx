import Container from '@theme-original/CodeBlock/Container';
import type {ComponentProps, ReactNode} from 'react';

/** Code stays as it is when a browser translates the page. */
export default function CodeBlockContainer(props: ComponentProps<typeof Container>): ReactNode {
  return <Container {...props} translate="no" />;
}
