import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';

import {ToastLayer} from '@site/src/components/Toast';
import {markdownAddress} from '@site/src/exports/address';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const copy = markdownAddress(useLocation().pathname);
  return (
    <>
      {copy && (
        <Head>
          <link rel="alternate" type="text/markdown" href={copy} />
        </Head>
      )}
      {children}
      <ToastLayer />
    </>
  );
}
