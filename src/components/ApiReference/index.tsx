import {lazy, type ReactNode, Suspense} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import type {OperationSummary} from '@site/src/lib/openapi';

import OperationList from './OperationList';
import styles from './styles.module.css';

const Reference = lazy(() => import('./Reference'));

interface Props {
  summary: {
    title: string;
    tags: {name: string; description?: string}[];
    operations: OperationSummary[];
  };
}

/** /api: the list of operations at once, the whole reference by Redoc when its script is there. */
export default function ApiReference({summary}: Props): ReactNode {
  const inBrowser = useIsBrowser();
  const list = <OperationList tags={summary.tags} operations={summary.operations} />;
  return (
    <Layout
      title={translate({id: 'api.title', message: 'API reference'})}
      description={translate({
        id: 'api.description',
        message:
          'Every operation of the trading API with its parameters, answers and errors: market data, account and orders. Download as YAML or JSON.',
      })}>
      <main>
        <header className={styles.header}>
          <div className="container">
            <Heading as="h1">
              <Translate id="api.title">API reference</Translate>
            </Heading>
            <p className={styles.lead}>
              <Translate id="api.lead" values={{count: String(summary.operations.length)}}>
                {'{count} operations for market data, your account and your orders.'}
              </Translate>{' '}
              <Translate id="api.download">Download:</Translate>{' '}
              <a href="/openapi.yaml" download>
                YAML
              </a>
              {' · '}
              <a href="/openapi.json" download>
                JSON
              </a>
            </p>
          </div>
        </header>
        {inBrowser ? (
          <Suspense fallback={list}>
            <Reference />
          </Suspense>
        ) : (
          list
        )}
      </main>
    </Layout>
  );
}
