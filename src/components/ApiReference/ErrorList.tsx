import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {anchors} from '@site/src/contract/anchors';
import type {ApiReferenceData} from '@site/src/contract/reference';

import Prose from './Prose';
import styles from './styles.module.css';

/** The catalogue of errors. */
export default function ErrorList({errors}: Pick<ApiReferenceData, 'errors'>): ReactNode {
  return (
    <section aria-labelledby="errors">
      <Heading as="h2" id="errors">
        <Translate id="api.errors">Errors</Translate>
      </Heading>
      <dl className={styles.errors}>
        {errors.map(({code, status, meaning, action, article}) => (
          <div key={code} id={anchors.error(code)} className={styles.error}>
            <dt>
              {status} <code>{code}</code>
            </dt>
            <dd>
              <Prose nodes={meaning} /> <Prose nodes={action} />{' '}
              <Link to={article}>
                <Translate id="api.errors.article" values={{code}}>
                  {'More on {code}'}
                </Translate>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
