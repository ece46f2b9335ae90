import type {ComponentProps, ReactNode} from 'react';

/**
 * A text from `Intl` inside a sentence. Browsers write other spaces and marks than Node.js, so hydration keeps the text
 * of the build until it changes. An element that contains such a text has the attribute itself.
 */
export default function Written(props: ComponentProps<'span'>): ReactNode {
  return <span suppressHydrationWarning {...props} />;
}
