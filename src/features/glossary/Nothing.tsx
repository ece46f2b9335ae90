import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/** What to do when no term fits. */
export default function Nothing({query}: {query: string}): ReactNode {
  const search = (
    <Link to={`/search?q=${encodeURIComponent(query)}`}>
      <Translate id="glossary.nothing.search">search all articles for it</Translate>
    </Link>
  );
  const contact = (
    <Link to="/contact">
      <Translate id="glossary.nothing.contact">ask us</Translate>
    </Link>
  );
  return (
    <p className={styles.nothing}>
      <Translate id="glossary.nothing" values={{query, search, contact}}>
        {
          'No term fits “{query}”. You can {search}, or {contact}: a word that is missing here is a fault of ours.'
        }
      </Translate>
    </p>
  );
}
