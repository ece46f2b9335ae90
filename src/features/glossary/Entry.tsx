import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import type {Topic} from '@site/src/features/glossary/model/schema';
import {slugOf} from '@site/src/lib/slug';

import styles from './styles.module.css';

/** One term with all its texts, filled in at build time. Its anchor follows from its name. */
export interface GlossaryEntry {
  name: string;
  /** An abbreviation spelled out. */
  standsFor?: string;
  aliases?: readonly string[];
  definition: string;
  topic: Topic;
  /** The page that explains it in full. */
  article?: {route: string; title: string};
  /** Anchors of related terms. */
  see?: readonly string[];
}

interface Props {
  entry: GlossaryEntry;
  /** Names of all terms, by anchor. */
  names: ReadonlyMap<string, string>;
}

export default function Entry({entry, names}: Props): ReactNode {
  const {name, standsFor, aliases = [], definition, topic, article, see = []} = entry;
  const anchor = slugOf(name);
  const others = [...(standsFor ? [standsFor] : []), ...aliases];
  // Registers the anchor with the build's broken-link check.
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor} className={styles.entry}>
      <dt className={styles.term}>
        <a href={`#${anchor}`} className={styles.name}>
          {name}
        </a>
        {others.length > 0 && <span>{others.join(', ')}</span>}
      </dt>
      <dd className={styles.meaning}>
        <p>{definition}</p>
        <ul className={styles.links}>
          <li>{topicNames[topic]()}</li>
          {article && (
            <li>
              <Translate
                id="glossary.article"
                values={{article: <Link to={article.route}>{article.title}</Link>}}>
                {'In full: {article}'}
              </Translate>
            </li>
          )}
          {see.length > 0 && (
            <li>
              <Translate id="glossary.see">See also:</Translate>{' '}
              {see.map((other, index) => (
                <span key={other}>
                  {index > 0 && ', '}
                  <a href={`#${other}`}>{names.get(other)}</a>
                </span>
              ))}
            </li>
          )}
        </ul>
      </dd>
    </div>
  );
}

const topicNames: Record<Topic, () => string> = {
  trading: () => translate({id: 'glossary.topic.trading', message: 'Trading'}),
  payments: () => translate({id: 'glossary.topic.payments', message: 'Payments'}),
  security: () => translate({id: 'glossary.topic.security', message: 'Security'}),
  blockchain: () => translate({id: 'glossary.topic.blockchain', message: 'Blockchain'}),
  api: () => translate({id: 'glossary.topic.api', message: 'API'}),
  compliance: () => translate({id: 'glossary.topic.compliance', message: 'Compliance'}),
  tax: () => translate({id: 'glossary.topic.tax', message: 'Tax'}),
};
