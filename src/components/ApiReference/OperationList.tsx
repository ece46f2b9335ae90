import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

import type {OperationSummary} from '@site/src/lib/openapi';

import styles from './styles.module.css';

interface Props {
  tags: {name: string; description?: string}[];
  operations: OperationSummary[];
}

/** The operations as served HTML: what is read without script, and until Redoc is there. */
export default function OperationList({tags, operations}: Props): ReactNode {
  return (
    <div className="container">
      {tags.map(({name, description}) => (
        <section key={name} aria-label={name}>
          <Heading as="h2">{name}</Heading>
          {description && <p>{description}</p>}
          <dl className={styles.operations}>
            {operations
              .filter(({tag}) => tag === name)
              .map(({id, method, path, summary, description: text}) => (
                <div key={id} className={styles.operation}>
                  <dt>
                    <code>
                      {method} {path}
                    </code>{' '}
                    {summary}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
