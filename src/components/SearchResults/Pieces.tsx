import type {ReactNode} from 'react';

import type {Marked} from '@site/src/search/engine/excerpt';

/** A text with the words that were found marked in it. */
export default function Pieces({of}: {of: Marked}): ReactNode {
  return of.map((piece, index) =>
    // The pieces of one text never change their order.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
