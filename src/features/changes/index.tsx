import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import BackLink from '@site/src/components/BackLink';
import FileLink from '@site/src/components/FileLink';
import PageHeader from '@site/src/components/PageHeader';
import ReadingPage from '@site/src/components/ReadingPage';
import type {Changes} from '@site/src/features/changes/model/compare';
import {CHANGES} from '@site/src/features/changes/model/routes';
import {useRoute} from '@site/src/lib/use-route';
import FigureChanges from './FigureChanges';
import {Opened} from './Fold';
import PageChanges from './PageChanges';
import PageEdits from './PageEdits';
import {figureForms, useCounted, useVersionName} from './phrases';
import Summary from './Summary';
import {useComparisons} from './use-comparisons';

import styles from './styles.module.css';

interface Props {
  /** Undefined until the first version is archived. */
  changes?: Changes;
}

/** The differences between two versions of the site: figures, pages, and their text. */
export default function ChangesPage({changes}: Props): ReactNode {
  const route = useRoute();
  return (
    <Layout
      title={useTitle(changes, route)}
      description={translate({
        id: 'changes.description',
        message:
          'Figures and pages that differ between two dated versions of this site, with old and new values and the text of legal pages compared.',
      })}>
      {route !== CHANGES && (
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
          lead={
            changes?.record && route === CHANGES ? (
              <Record {...changes.record} />
            ) : (
              changes && <Lead changes={changes} />
            )
          }
        />
        {changes?.record && route === CHANGES && (
          <p>
            <Lead changes={changes} />
          </p>
        )}
        {changes ? (
          <Comparison changes={changes} />
        ) : (
          <p>
            <Translate id="changes.none">
              There is no archived version of this site to compare with.
            </Translate>
          </p>
        )}
        <Data />
      </ReadingPage>
    </Layout>
  );
}

function useTitle(changes: Changes | undefined, route: string): string {
  const nameOf = useVersionName();
  if (!changes || route === CHANGES) {
    return translate({id: 'changes.title', message: 'What changed'});
  }
  return translate(
    {id: 'changes.title.pair', message: 'What changed: {from} to {to}'},
    {from: nameOf(changes.from), to: nameOf(changes.to)},
  );
}

/** What a customer wants to know first: whether the fees stayed the same. */
function Record({since, figures, changed}: NonNullable<Changes['record']>): ReactNode {
  const counted = useCounted();
  const values = {figures: counted(figures, figureForms()), since: useVersionName()(since)};
  return changed === 0 ? (
    <Translate id="changes.record.same" values={values}>
      {'{figures} compared, from fees and limits to times: none has changed since {since}.'}
    </Translate>
  ) : (
    <Translate
      id="changes.record.changed"
      values={{...values, changed: counted(changed, figureForms())}}>
      {'{figures} compared, from fees and limits to times: {changed} changed since {since}.'}
    </Translate>
  );
}

function Lead({changes: {from, to}}: {changes: Changes}): ReactNode {
  const nameOf = useVersionName();
  return (
    <Translate id="changes.lead" values={{from: nameOf(from), to: nameOf(to)}}>
      {'Every figure and page of the help centre and the legal pages: {from} compared with {to}.'}
    </Translate>
  );
}

function Comparison({changes: all}: {changes: Changes}): ReactNode {
  const {search} = useLocation();
  // The pre-rendered page has no query string, so it shows everything.
  const asked = useIsBrowser() ? new URLSearchParams(search).get('page') : null;
  const changes = asked ? onPage(all, asked) : all;
  return (
    <Opened value={asked !== null}>
      {asked && <OnePage page={asked} titles={all.titles} />}
      <Summary changes={changes} onePage={asked !== null} />
      {(!asked || changes.figures.length > 0) && <FigureChanges changes={changes} />}
      <PageChanges changes={changes} />
      <PageEdits changes={changes} />
    </Opened>
  );
}

/** Says that only one page is shown, with a link to all changes. */
function OnePage({page, titles}: {page: string; titles: Record<string, string>}): ReactNode {
  const {pathname} = useLocation();
  return (
    <p className={styles.only} role="status">
      <Translate id="changes.only" values={{page: <strong>{titles[page] ?? page}</strong>}}>
        {'Only changes to the page {page}.'}
      </Translate>{' '}
      <Link to={pathname}>
        <Translate id="changes.all">Show all changes</Translate>
      </Link>
    </p>
  );
}

function Data(): ReactNode {
  return (
    <p className={styles.data}>
      <Translate id="changes.figures">All figures as data:</Translate>{' '}
      <FileLink to="/figures.json">JSON</FileLink>
    </p>
  );
}

/** The changes of one page: its figures, its text, and whether it was added or removed. */
function onPage(changes: Changes, route: string): Changes {
  const isIt = (page: {route: string}): boolean => page.route === route;
  return {
    ...changes,
    figures: changes.figures.filter(({page}) => isIt(page)),
    added: changes.added.filter(isIt),
    removed: changes.removed.filter(isIt),
    edited: changes.edited.filter(isIt),
  };
}
