import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import {type ReactNode, useEffect, useState} from 'react';

import {ButtonLink} from '@site/src/components/Button';
import Link from '@site/src/components/Link';
import PageHeader from '@site/src/components/PageHeader';
import ReadingPage from '@site/src/components/ReadingPage';
import StartNow from '@site/src/components/StartNow';
import {popularPages} from '@site/src/config/popular-pages';
import SearchBox from '@site/src/features/search/SearchBox';
import {bareOf} from '@site/src/lib/mend-anchor';
import {useRoute} from '@site/src/lib/use-route';
import {decoded, wordsInPath} from './words';

export default function NotFoundContent({className}: Props): ReactNode {
  const route = useRoute();
  // The same HTML is served for every unknown URL.
  const words = useIsBrowser() ? wordsInPath(route) : '';
  const page = useMeant(route);
  useEffect(() => {
    console.warn('Page not found:', route);
  }, [route]);
  return (
    <ReadingPage
      className={className}
      links={{
        title: <Translate id="notFound.popular">Popular pages</Translate>,
        items: popularPages(),
      }}>
      {/* The docs plugin, which owns all addresses, sets no title for unknown ones. */}
      <PageMetadata title={translate({id: 'notFound.documentTitle', message: 'Page not found'})} />
      {/* Logs the path without waiting for an interaction. */}
      <StartNow />
      <PageHeader
        title={<Translate id="notFound.title">Oops! Page not found</Translate>}
        lead={
          <Translate id="notFound.text">
            There is nothing at this address. The page may have moved, or the address may contain a
            typo.
          </Translate>
        }
      />
      <SearchBox key={words} size="large" words={words} />
      <p className="buttons">
        <ButtonLink to="/" tone="primary">
          <Translate id="notFound.home">Return to Home</Translate>
        </ButtonLink>
        {/* Last: it appears with the scripts, and moves nothing. */}
        {words && (
          <ButtonLink to={`/search?${new URLSearchParams({q: words}).toString()}`}>
            {translate({id: 'notFound.search', message: 'Search for “{words}”'}, {words})}
          </ButtonLink>
        )}
        {page && (
          <ButtonLink to={page}>
            {translate({id: 'notFound.meant', message: 'Did you mean {page}?'}, {page})}
          </ButtonLink>
        )}
      </p>
      <p>
        <Translate
          id="notFound.contact"
          values={{
            link: (
              <Link to="/contact">
                <Translate id="notFound.contact.link">Contact us</Translate>
              </Link>
            ),
          }}>
          {'Still lost? {link}: people answer by phone, chat and e-mail.'}
        </Translate>
      </p>
    </ReadingPage>
  );
}

/** The address of the page that a damaged address means, if there is one. */
function useMeant(route: string): string | undefined {
  const [found, setFound] = useState<string>();
  const bare = bareOf(decoded(route));
  const url = useBaseUrl(bare);
  useEffect(() => {
    if (bare === '' || bare === route) return;
    fetch(url, {method: 'HEAD'}).then(
      ({ok}) => ok && setFound(bare),
      // Offline: the search is still offered.
      () => undefined,
    );
  }, [bare, route, url]);
  return found === bare ? found : undefined;
}
