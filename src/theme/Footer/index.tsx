import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {isMultiColumnFooterLinks, useThemeConfig} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import Link from '@site/src/components/Link';
import {brand, noAccounts, riskWarning} from '@site/src/config/brand';
import {offered} from '@site/src/config/features';
import type {ChangesData} from '@site/src/plugins/changes';

import styles from './styles.module.css';

export default function Footer(): ReactNode {
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className="container">
        <div className={styles.columns}>
          <Company />
          <Columns />
        </div>
        <Archive />
        <Legal />
      </div>
    </footer>
  );
}

function Columns(): ReactNode {
  const links = useThemeConfig().footer?.links ?? [];
  if (!isMultiColumnFooterLinks(links)) throw new Error('The links of the footer have no columns');
  return links.map(({title, items}) => (
    <nav key={title} aria-label={title ?? undefined}>
      <p className={`${styles.heading} ${styles.unfolded}`}>{title}</p>
      <details className={`fold ${styles.group}`}>
        <summary>{title}</summary>
        <ul className={styles.links}>
          {offered(items).map(({to, href, label}) => (
            <li key={label}>
              <Link to={to ?? href ?? ''}>{label}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  ));
}

function Company(): ReactNode {
  return (
    <div className={styles.company}>
      <p className={styles.heading}>{brand.name}</p>
      <p>
        {noAccounts?.text ?? (
          <Translate id="footer.company" values={{name: brand.name, legalName: brand.legalName}}>
            {
              '{name} is a service of {legalName} to buy, sell, convert and swap crypto-assets in Europe.'
            }
          </Translate>
        )}
      </p>
      <p>
        {/* It breaks after commas, not within a street or a town. */}
        <Translate
          id="footer.office"
          values={{
            office: brand.registeredOffice.replaceAll(' ', '\u00a0').replaceAll(',\u00a0', ', '),
          }}>
          {'Registered office: {office}'}
        </Translate>
      </p>
      <p className="wrapped">
        <Badge>{brand.badge}</Badge>
        {!noAccounts && (
          <>
            <Badge>
              <Translate id="footer.badge.security">Bank-grade security</Translate>
            </Badge>
            <Badge>
              <Translate id="footer.badge.trading">Instant trading</Translate>
            </Badge>
          </>
        )}
      </p>
    </div>
  );
}

/** Links to the archived versions that differ from today, so that visitors can find what the site said in an earlier month. */
function Archive(): ReactNode {
  const {differing} = usePluginData('changes') as ChangesData;
  const archived = useVersions(undefined).filter(({name}) => differing.includes(name));
  if (archived.length === 0) return null;
  return (
    <nav aria-labelledby="archive" className={`wrapped ${styles.archive}`}>
      <p id="archive" className={styles.heading}>
        <Translate id="footer.archive">Archive:</Translate>
      </p>
      <ul className="wrapped">
        {archived.map(({name, label, path}) => (
          <li key={name}>
            <Link to={`${path}/knowledge-base`}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Legal(): ReactNode {
  return (
    <div className={styles.legal}>
      <p>
        <Translate
          id="footer.regulator"
          values={{legalName: brand.legalName, standing: brand.standing}}>
          {'{legalName} is {standing}.'}
        </Translate>{' '}
        {brand.registrationNumber && (
          <Translate id="footer.registration" values={{number: brand.registrationNumber}}>
            {'Register entry: {number}.'}
          </Translate>
        )}
      </p>
      <p>{riskWarning.loss}</p>
      <p>{useThemeConfig().footer?.copyright}</p>
    </div>
  );
}
