import type {ReactNode} from 'react';

import {UNBROKEN} from '@site/src/lib/unbroken';

/** A text whose ranges, such as "10–60 minutes", "e-mail" and telephone numbers stay on one line. */
export default function Unbroken({text}: {text: string}): ReactNode {
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap" suppressHydrationWarning>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
