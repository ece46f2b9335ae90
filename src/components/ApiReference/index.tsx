import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import type {ApiReferenceData} from '@site/src/contract/reference';

import Downloads from './Downloads';
import ErrorList from './ErrorList';
import Navigation from './Navigation';
import Prose from './Prose';
import RedocView from './RedocView';
import Section from './Section';
import SigningHeaders from './SigningHeaders';
import styles from './styles.module.css';

/** /api: the whole contract as served HTML, in whose place Redoc comes. */
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
        <div className={`container ${styles.layout}`}>
          <div className={styles.side}>
            <Navigation sections={sections} />
          </div>
          <div className={styles.content}>
            <div className={styles.start}>
              <div className={styles.description}>
                <Prose nodes={description} />
              </div>
              <SigningHeaders security={security} />
            </div>
            <RedocView>
              {sections.map((section) => (
                <Section key={section.anchor} section={section} />
              ))}
            </RedocView>
            <ErrorList errors={errors} />
          </div>
        </div>
      </main>
    </Layout>
  );
}
