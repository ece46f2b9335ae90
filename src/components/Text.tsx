import {Fragment, type ReactNode} from 'react';

import Figure from '@site/src/components/Figure';
import type {FigureId} from '@site/src/content/figures';

interface Props {
  children: string;
  /** What other names in braces stand for. */
  values?: Readonly<Record<string, ReactNode>>;
}

/** A message of `texts.json`. The id of a figure in braces becomes today's figure; the build checks the ids. */
export default function Text({children, values = {}}: Props): ReactNode {
  return children.split(/\{([^{}]+)\}/).map((part, at) => {
    if (at % 2 === 0) return part;
    return <Fragment key={at}>{values[part] ?? <Figure id={part as FigureId} />}</Fragment>;
  });
}
