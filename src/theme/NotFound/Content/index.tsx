import {type ReactNode, useEffect} from 'react';

import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';

import {ButtonLink} from '@site/src/components/Button';
import StartNow from '@site/src/components/StartNow';

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  useEffect(() => {
    console.warn('Page not found:', pathname);
  }, [pathname]);
  return (
    <main className={clsx('container', 'page-message', className)}>
      {/* The path is logged without waiting for a touch. */}
      <StartNow />
      <Heading as="h1">
        <Translate id="notFound.title">Oops! Page not found</Translate>
      </Heading>
      <p>
        <Translate id="notFound.text">
          There is nothing at this address. It may have moved: the search above knows every page.
        </Translate>
      </p>
      <ButtonLink to="/" tone="primary">
        <Translate id="notFound.home">Return to Home</Translate>
      </ButtonLink>
    </main>
  );
}
