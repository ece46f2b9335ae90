import {Fragment, type ReactNode} from 'react';

/** Text with the parts in backticks rendered as code. */
export default function Code({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <code key={index}>{piece}</code> : <Fragment key={index}>{piece}</Fragment>,
    );
}
