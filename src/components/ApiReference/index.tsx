import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import type {ApiReferenceData} from '@site/src/contract/reference';

import Downloads from './Downloads';
import ErrorList from './ErrorList';
import Navigation from './Navigation';
import Operation from './Operation';
import Prose from './Prose';
import RedocView from './RedocView';
import styles from './styles.module.css';

/** /api: the whole contract as served HTML, with Redoc on request. */
export default function ApiReference({reference}: {reference: ApiReferenceData}): ReactNode {
  const {sections, security, errors, description, server, version} = reference;
  return (
    <Layout
      title={translate({id: 'api.title', message: 'API reference'})}
      description={translate({
        id: 'api.description',
        message:
          'Every call and webhook of the trading API with its fields, answers, errors and tested samples. Download as OpenAPI or Postman collection.',
      })}>
      <main>
        <header className={styles.header}>
          <div className="container">
            <Heading as="h1">
              <Translate id="api.title">API reference</Translate>
            </Heading>
            <p className={styles.lead}>
              <Translate id="api.version" values={{version}}>
                {'Version {version} at'}
              </Translate>{' '}
              <code>{server}</code>
            </p>
            <Downloads />
          </div>
        </header>
        <RedocView>
          <div className={`container ${styles.layout}`}>
            <div className={styles.side}>
              <Navigation sections={sections} />
            </div>
            <div className={styles.content}>
              <div className={styles.description}>
                <Prose nodes={description} />
              </div>
              <section aria-labelledby="signing">
                <Heading as="h2" id="signing">
                  <Translate id="api.signing">Signing headers</Translate>
                </Heading>
                <dl className={styles.errors}>
                  {security.map(({name, description: text}) => (
                    <div key={name} className={styles.error}>
                      <dt>
                        <code>{name}</code>
                      </dt>
                      <dd>
                        <Prose nodes={text} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
              {sections.map(({name, anchor, description: text, operations}) => (
                <section key={anchor} aria-labelledby={anchor}>
                  <Heading as="h2" id={anchor}>
                    {name}
                  </Heading>
                  <p>
                    <Prose nodes={text} />
                  </p>
                  {operations.map((operation) => (
                    <Operation key={operation.id} operation={operation} />
                  ))}
                </section>
              ))}
              <ErrorList errors={errors} />
            </div>
          </div>
        </RedocView>
      </main>
    </Layout>
  );
}
