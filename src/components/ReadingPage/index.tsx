import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The main part of a page for reading that has no sidebar: its text stands where that of an article does. */
export default function ReadingPage({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return (
    <main className={clsx('reading', className)}>
      <div className="container">{children}</div>
    </main>
  );
}
