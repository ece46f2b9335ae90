import type {ReactNode} from 'react';

/** What readers without script are told where a tool would stand. */
export default function WithoutScript({children}: {children: ReactNode}): ReactNode {
  return (
    <p className="without-script" data-search="off">
      {children}
    </p>
  );
}
