import type {ReactNode} from 'react';

import {ToastLayer} from '@site/src/components/Toast';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <ToastLayer />
    </>
  );
}
