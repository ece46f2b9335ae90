import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import BackLink from '@site/src/components/BackLink';
import FileLink from '@site/src/components/FileLink';
import Link from '@site/src/components/Link';
import PageHeader from '@site/src/components/PageHeader';
import ReadingPage from '@site/src/components/ReadingPage';
import type {Changes, PageName} from '@site/src/features/changes/model/compare';
import {CHANGES} from '@site/src/features/changes/model/routes';
import {useRoute} from '@site/src/lib/use-route';
import Comparison from './Comparison';
import {useComparisons, useVersionName} from './versions';

import styles from './styles.module.css';

interface Props {
  /** Undefined until the first version is archived. */
  changes?: Changes;
}

/** The differences between two versions of the site: figures, pages, and the text of legal pages. */
export default function ChangesPage({changes}: Props): ReactNode {
  const isNewest = useRoute() === CHANGES;
  return (
    <Layout
      title={useTitle(isNewest ? undefined : changes)}
      description={translate({
        id: 'changes.description',
        message:
          'Figures and pages that differ between two dated versions of this site, with old and new values and the text of legal pages compared.',
      })}>
      {!isNewest && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <ReadingPage className={styles.page} {...useComparisons()}>
        <PageHeader
          above={
            <BackLink to="/updates">
              <Translate id="update.back">All updates</Translate>
            </BackLink>
          }
          title={<Translate id="changes.title">What changed</Translate>}
        />
        {changes ? (
          <Differences changes={changes} />
        ) : (
          <p>
            <Translate id="changes.none">
              There is no archived version of this site to compare with.
            </Translate>
          </p>
        )}
        <p className="quiet">
          <Translate id="changes.figures">All figures as data:</Translate>{' '}
          <FileLink to="/figures.json">JSON</FileLink>
        </p>
      </ReadingPage>
    </Layout>
  );
}

function useTitle(pair: Changes | undefined): string {
  const nameOf = useVersionName();
  if (!pair) return translate({id: 'changes.title', message: 'What changed'});
  return translate(
    {id: 'changes.title.pair', message: 'What changed: {from} to {to}'},
    {from: nameOf(pair.from), to: nameOf(pair.to)},
  );
}

/** All that differs, or only what differs on the page that the address asks for. */
function Differences({changes}: {changes: Changes}): ReactNode {
  const {from, to, titles} = changes;
  const {search, pathname} = useLocation();
  const nameOf = useVersionName();
  // The pre-rendered page has no query string, so it shows everything.
  const page = useIsBrowser() && new URLSearchParams(search).get('page');
  return (
    <>
      {page ? (
        <p className="panel" role="status">
          <Translate id="changes.only" values={{page: <strong>{titles[page] ?? page}</strong>}}>
            {'Only changes to the page {page}.'}
          </Translate>{' '}
          <Link to={pathname}>
            <Translate id="changes.all">Show all changes</Translate>
          </Link>
        </p>
      ) : (
        <p>
          <Translate id="changes.lead" values={{from: nameOf(from), to: nameOf(to)}}>
            {'How this site differs between {from} and {to}.'}
          </Translate>
        </p>
      )}
      <Comparison changes={page ? onPage(changes, page) : changes} />
    </>
  );
}

/** The changes of one page: its figures, its text, and whether it was added or removed. */
function onPage(changes: Changes, asked: string): Changes {
  const isAsked = ({route}: PageName): boolean => route === asked;
  return {
    ...changes,
    figures: changes.figures.filter(isAsked),
    added: changes.added.filter(isAsked),
    removed: changes.removed.filter(isAsked),
    legal: changes.legal.filter(isAsked),
    edited: changes.edited.filter(isAsked),
  };
}
