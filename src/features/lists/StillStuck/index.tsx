import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {ButtonLink} from '@site/src/components/Button';

const ID = 'contact-support';

/** The end of an article or index page, for visitors who have not found what they need. */
export default function StillStuck(): ReactNode {
  useBrokenLinks().collectAnchor(ID);
  return (
    <div id={ID} className="panel wrapped margin-top--lg" data-search="off">
      <span>
        <strong>
          <Translate id="category.stuck.question">Can’t find what you need?</Translate>
        </strong>{' '}
        <Translate id="category.stuck.rest">A person answers, day and night.</Translate>
      </span>
      <ButtonLink to="/contact" tone="primary">
        <Translate id="knowledgeBase.contact.button">Contact Support</Translate>
      </ButtonLink>
    </div>
  );
}
