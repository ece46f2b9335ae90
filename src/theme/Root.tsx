import Head from '@docusaurus/Head';
import latinFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

import {ToastLayer} from '@site/src/components/Toast';
import {useMarkdownAddress} from '@site/src/content/use-markdown-address';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const copy = useMarkdownAddress();
  return (
    <>
      <Head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={latinFont}
          media="(min-width: 768px)"
          crossOrigin="anonymous"
        />
        {copy && <link rel="alternate" type="text/markdown" href={copy} />}
      </Head>
      {children}
      <ToastLayer />
    </>
  );
}
