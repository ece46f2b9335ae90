import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import PageHeader from '@site/src/components/PageHeader';
import {FEED} from '../contract/feed-link';
import Basics from './Basics';
import Code from './Code';
import Downloads from './Downloads';
import Html from './Html';
import Navigation from './Navigation';
import Operation, {FoldedOperation} from './Operation';
import type {ApiReference} from './reference';
import Samples from './Samples';

import operation from './operation.module.css';
import styles from './styles.module.css';

/** The call that is shown first, with its answer: the shortest one, without a key. */
const FIRST = 'markets/ticker';

/** /api: the whole contract, rendered with Redoc at build time. */
export default function ApiReferencePage({reference}: {reference: ApiReference}): ReactNode {
  const {groups, lead, conventions, server, version, links} = reference;
  const sandbox = useBaseUrl('/sandbox.mjs', {absolute: true});
  const {collectLink} = useBrokenLinks();
  for (const link of links) collectLink(link);
  const [answer] = groups
    .flatMap(({operations}) => operations)
    .filter(({path}) => path.endsWith(`/${FIRST}`))
    .flatMap(({responses}) => responses.flatMap(({examples}) => examples));
  return (
    <Layout
      title={translate({id: 'api.title', message: 'API reference'})}
      description={translate({
        id: 'api.description',
        message:
          'Every call and webhook of the trading API with its fields, answers, errors and tested samples. Download as OpenAPI or Postman collection.',
      })}>
      <Head>
        <link
          rel="service-desc"
          type="application/vnd.oai.openapi+json;version=3.1"
          href={useBaseUrl('/openapi.json')}
        />
        <link {...FEED} />
      </Head>
      <main className={styles.layout}>
        <div className={`container ${styles.header}`}>
          <PageHeader
            title={<Translate id="api.title">API reference</Translate>}
            lead={
              <>
                <Translate id="api.version" values={{version}}>
                  {'Version {version} at'}
                </Translate>{' '}
                <code>{server}</code>
              </>
            }
          />
        </div>
        <Navigation reference={reference} />
        <div className={`container ${styles.content}`}>
          <div className={operation.columns}>
            {/* After the contents, which on a phone are then in sight at once. */}
            <div className={styles.first} data-search="off">
              <Code
                label={translate({id: 'api.first', message: 'A first call, without a key'})}
                of={translate({id: 'api.first.of', message: 'First call'})}
                html={`<pre><code>curl ${server}<wbr>/${FIRST}</code></pre>`}
              />
              {answer && (
                <div data-export="off">
                  <Code {...answer} of="200" kind="200" />
                </div>
              )}
            </div>
            <div className={styles.about}>
              <Html html={lead} />
              <details className={operation.fold}>
                <summary data-export="off" data-search="off">
                  <Translate id="api.conventions">Conventions, limits and versions</Translate>
                </summary>
                <Html html={conventions} />
              </details>
            </div>
            <div className={styles.files} data-search="off">
              <Downloads />
              <p>
                <Link to="/resources/api-docs#a-sandbox-on-your-machine">
                  <Translate id="api.sandbox">A sandbox on your machine</Translate>
                </Link>{' '}
                <Translate id="api.sandbox.needs">
                  that remembers orders, with nothing to install but Node 20:
                </Translate>
              </p>
              <Code
                label={translate({id: 'api.sandbox.command', message: 'Download and start'})}
                of={translate({id: 'api.sandbox.of', message: 'Sandbox'})}
                html={`<pre><code>curl -fO ${sandbox} &amp;&amp; node sandbox.mjs</code></pre>`}
              />
            </div>
          </div>
          <Basics {...reference} />
          {groups.map(({name, anchor, description: about, samples, operations}) => (
            <section key={anchor} aria-labelledby={anchor}>
              <Heading as="h2" id={anchor}>
                {name}
              </Heading>
              <Html html={about} className={styles.description} />
              <Samples samples={samples} of={name} />
              {operations.map((operation) => {
                const Part = operation.isFolded ? FoldedOperation : Operation;
                return <Part key={operation.id} operation={operation} />;
              })}
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
