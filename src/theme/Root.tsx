import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {useMarkdownAddress} from '@site/src/content/use-markdown-address';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const copy = useMarkdownAddress();
  return (
    <>
      <Head>{copy && <link rel="alternate" type="text/markdown" href={copy} />}</Head>
      {children}
    </>
  );
}
