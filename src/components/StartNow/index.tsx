import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** For a page whose purpose is its script: the script starts by itself. See `src/features/defer-scripts`. */
export default function StartNow(): ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the root element, which has it */}
      <html data-start="now" />
    </Head>
  );
}
