import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Stands before a link to the page that says more. */
export default function ReadMore(): ReactNode {
  return <Translate id="faq.more">Read more:</Translate>;
}
