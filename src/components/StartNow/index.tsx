import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';

/** On a page that can do nothing without its script: it starts unasked. See `src/client/start`. */
export default function StartNow(): ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the root element, which has it */}
      <html data-start="now" />
    </Head>
  );
}
