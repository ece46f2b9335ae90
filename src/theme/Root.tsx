import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import latinFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

import {ToastLayer} from '@site/src/components/Toast';
import {markdownAddress} from '@site/src/content/markdown-address';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const copy = markdownAddress(useLocation().pathname);
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
