import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import type {ApiReferenceData} from '@site/src/contract/reference';

import Prose from './Prose';
import styles from './styles.module.css';

/** The headers that a private call carries. */
export default function SigningHeaders({security}: Pick<ApiReferenceData, 'security'>): ReactNode {
  return (
    <section aria-labelledby="signing">
      <Heading as="h2" id="signing">
        <Translate id="api.signing">Signing headers</Translate>
      </Heading>
      <dl className={styles.errors}>
        {security.map(({name, description}) => (
          <div key={name} className={styles.error}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <Prose nodes={description} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
