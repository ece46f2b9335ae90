import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import type {Topic} from '@site/src/features/glossary/model/schema';

import styles from './styles.module.css';
import TopicName from './TopicName';

/** One term, with all its texts. Filled in at build. */
export interface GlossaryEntry {
  /** Its anchor. */
  key: string;
  name: string;
  letter: string;
  /** An abbreviation spelled out. */
  standsFor?: string;
  aliases?: readonly string[];
  definition: string;
  topic: Topic;
  /** The page that explains it in full. */
  article?: {route: string; title: string};
  see?: readonly {key: string; name: string}[];
}

export default function Entry({entry}: {entry: GlossaryEntry}): ReactNode {
  const {key, name, standsFor, aliases = [], definition, topic, article, see = []} = entry;
  const others = [...(standsFor ? [standsFor] : []), ...aliases];
  // Tells the build that links to this anchor are right.
  useBrokenLinks().collectAnchor(key);
  return (
    <div id={key} className={styles.entry}>
      <dt className={styles.term}>
        <a href={`#${key}`} className={styles.name}>
          {name}
        </a>
        {others.length > 0 && <span className={styles.others}>{others.join(', ')}</span>}
      </dt>
      <dd className={styles.meaning}>
        <p>{definition}</p>
        <ul className={styles.links}>
          <li>
            <TopicName topic={topic} />
          </li>
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
                <span key={other.key}>
                  {index > 0 && ', '}
                  <a href={`#${other.key}`}>{other.name}</a>
                </span>
              ))}
            </li>
          )}
        </ul>
      </dd>
    </div>
  );
}
