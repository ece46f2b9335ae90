import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import Code from './Code';
import Html from './Html';
import Method from './Method';
import type {ApiReference} from './reference';
import Samples, {SIGNING_CODE} from './Samples';

import styles from './basics.module.css';
import fields from './fields.module.css';
import operation from './operation.module.css';

/** What applies to all operations: the headers of a signed call, and the errors. */
export default function Basics({
  headers,
  errors,
  failure,
  sharedHeaders,
  signing,
}: ApiReference): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {anchor} of [...headers, ...errors]) collectAnchor(anchor);
  return (
    <>
      <section aria-labelledby="signing">
        <Heading as="h2" id="signing">
          <Translate id="api.signing">Signing headers</Translate>
        </Heading>
        <div className={operation.columns}>
          <dl className={styles.list}>
            {headers.map(({name, anchor, description}) => (
              <div key={name} id={anchor}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <Html html={description} />
                </dd>
              </div>
            ))}
          </dl>
          <details className={operation.fold}>
            <summary data-export="off" data-search="off">
              <Translate id="api.helper">Signing code</Translate>
            </summary>
            <p>
              <Translate id="api.helper.use">Put this code above each signed call:</Translate>
            </p>
            <Samples
              samples={signing}
              of={translate({id: 'api.helper', message: 'Signing code'})}
              id={SIGNING_CODE}
            />
          </details>
        </div>
      </section>
      <section aria-labelledby="errors">
        <Heading as="h2" id="errors">
          <Translate id="api.errors">Errors</Translate>
        </Heading>
        <details className={operation.fold}>
          <summary data-export="off" data-search="off">
            <Translate id="api.errors.all">Codes and fields of a failure</Translate>
          </summary>
          <div className={operation.columns}>
            <dl className={styles.list}>
              {errors.map(({code, anchor, status, meaning, action, article, examples}) => (
                <div key={code} id={anchor}>
                  <dt>
                    <Method name={String(status)} />{' '}
                    <Link to={article}>
                      <code>{code}</code>
                    </Link>
                  </dt>
                  <dd>
                    <Html as="span" html={meaning} /> <Html as="span" html={action} />
                    {examples.map((example) => (
                      <details key={example.label}>
                        <summary>{example.label}</summary>
                        <Code {...example} of={code} kind={String(status)} />
                      </details>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
            <div>
              <Heading as="h3" id="failure" className={operation.part}>
                <Translate id="api.failure">Fields of every failure</Translate>
              </Heading>
              <Html html={failure} className={fields.fields} />
              <Heading as="h3" id="headers" className={operation.part}>
                <Translate id="api.headers">Headers of every response</Translate>
              </Heading>
              <Html html={sharedHeaders} className={fields.fields} />
            </div>
          </div>
        </details>
      </section>
    </>
  );
}
