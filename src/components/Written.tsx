import type {ComponentProps, ReactNode} from 'react';

/**
 * A text that `Intl` has written. Browsers put other spaces and marks than Node.js, so hydration keeps what the build wrote
 * until the text changes. For a date, `<time suppressHydrationWarning>` does the same.
 */
export default function Written(props: ComponentProps<'span'>): ReactNode {
  return <span suppressHydrationWarning {...props} />;
}
