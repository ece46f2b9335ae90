import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** The last line of a category page. */
export default function StillStuck(): ReactNode {
  return (
    <p data-search="off">
      <strong>
        <Translate id="category.stuck.question">Still stuck?</Translate>
      </strong>{' '}
      <Link to="/contact">
        <Translate id="category.stuck.link">Contact support</Translate>
      </Link>
      <Translate id="category.stuck.rest">: a person answers, day and night.</Translate>
    </p>
  );
}
