import type {ReactNode} from 'react';

import {UNBREAKABLE} from './pattern';

/**
 * A text whose ranges, such as "10–60 minutes", "e-mail" and telephone numbers stay on one line. Browsers may write
 * other marks after a number than the build.
 */
export default function Unbroken({text}: {text: string}): ReactNode {
  return text.split(UNBREAKABLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap" suppressHydrationWarning>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
