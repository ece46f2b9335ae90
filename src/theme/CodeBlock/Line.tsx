import type {Props} from '@theme/CodeBlock/Line';
import Token from '@theme/CodeBlock/Line/Token';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A line of code as a `span`: the theme writes a `div`, which HTML does not allow in `code`. */
export default function Line({line, classNames, getLineProps, getTokenProps}: Props): ReactNode {
  const isEmpty = line.length === 1 && line[0]?.content === '\n';
  const tokens = isEmpty ? line.map((token) => ({...token, content: ''})) : line;
  return (
    <span {...getLineProps({line: tokens, className: clsx(classNames)})}>
      {tokens.map((token, index) => {
        const props = getTokenProps({token});
        return (
          <Token key={index} {...props} line={tokens} token={token}>
            {props.children}
          </Token>
        );
      })}
      <br />
    </span>
  );
}
