import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {ToastLayer} from '@site/src/components/Toast';
import {useMarkdownAddress} from '@site/src/content/use-markdown-address';
import font from '@site/src/css/fonts/figtree.woff2';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const copy = useMarkdownAddress();
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        {copy && <link rel="alternate" type="text/markdown" href={copy} />}
      </Head>
      {children}
      <ToastLayer />
    </>
  );
}
