import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import gone from '@generated/content-files/default/gone.json';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import {isOn} from '@site/src/config/features';
import {changesRoute, TODAY} from '@site/src/features/changes/model/routes';
import {useRoute} from '@site/src/lib/use-route';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label, version} = useDocsVersion();
  const page = useRoute().slice(`/${version}`.length);
  if (!banner) return null;
  const today = gone[page] ?? page;
  return (
    <div className={clsx('archive-banner panel', className)} role="note">
      <strong>
        <Translate id="archive.title" values={{month: label}}>
          {'Archive: this page as it stood in {month}.'}
        </Translate>
      </strong>{' '}
      <Translate id="archive.text">Figures and rules may have changed since.</Translate>{' '}
      <Link to={today}>
        <Translate id="archive.link">Read today’s page</Translate>
      </Link>{' '}
      {isOn('changes') && (
        <>
          <Translate id="archive.or">or</Translate>{' '}
          <Link to={changesRoute(version, TODAY, page)}>
            <Translate id="archive.changes">see what changed since</Translate>
          </Link>
        </>
      )}
    </div>
  );
}
