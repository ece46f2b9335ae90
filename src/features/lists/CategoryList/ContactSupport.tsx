import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {ButtonLink} from '@site/src/components/Button';

import styles from './styles.module.css';

/** For whom no category is the right one. */
export default function ContactSupport(): ReactNode {
  return (
    <aside className={styles.contact} aria-labelledby="contact-support">
      <Heading as="h2" id="contact-support" className={styles.contactTitle}>
        <Translate id="knowledgeBase.contact.title">Nothing that fits?</Translate>
      </Heading>
      <p>
        <Translate id="knowledgeBase.contact.text">
          Search with the words that you see on your screen, an error text included. If no article
          answers, a person will: say what you have tried already.
        </Translate>
      </p>
      <ButtonLink to="/contact" tone="primary">
        <Translate id="knowledgeBase.contact.button">Contact Support</Translate>
      </ButtonLink>
    </aside>
  );
}
