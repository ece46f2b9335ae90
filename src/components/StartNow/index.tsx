import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Starts the scripts of a page without waiting for an interaction. See `packages/docusaurus-defer-scripts`. */
export default function StartNow(): ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the root element, which has it */}
      <html data-start="now" />
    </Head>
  );
}
