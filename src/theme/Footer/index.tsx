import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Badge from '@site/src/components/Badge';
import {brand, isFilledIn} from '@site/src/config/brand';
import {footerColumns} from '@site/src/config/navigation';

import styles from './styles.module.css';

export default function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.columns}>
          <Company />
          {footerColumns.map(({title, links}) => (
            <nav key={title} aria-label={title}>
              <p className={styles.heading}>{title}</p>
              <ul className={styles.links}>
                {links.map(({to, label}) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
                {title === 'Help' && <ArchiveLinks />}
              </ul>
            </nav>
          ))}
        </div>
        <Legal />
      </div>
    </footer>
  );
}

function Company(): ReactNode {
  return (
    <div className={styles.company}>
      <p className={styles.heading}>{brand.name}</p>
      <p>
        <Translate id="footer.company" values={{name: brand.name, legalName: brand.legalName}}>
          {
            '{name} is a service of {legalName} to buy, sell, convert and swap crypto-assets in Europe.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="footer.office" values={{office: brand.registeredOffice}}>
          {'Registered office: {office}'}
        </Translate>
      </p>
      <p className={styles.badges}>
        <Badge>
          <Translate id="footer.badge.regulator">KNF authorized</Translate>
        </Badge>
        <Badge>
          <Translate id="footer.badge.security">Bank-grade security</Translate>
        </Badge>
        <Badge>
          <Translate id="footer.badge.trading">Instant trading</Translate>
        </Badge>
      </p>
    </div>
  );
}

/** Links to the archived versions, so that visitors can find what the site said in an earlier month. */
function ArchiveLinks(): ReactNode {
  return useVersions(undefined)
    .filter(({isLast}) => !isLast)
    .map(({name, label, path}) => (
      <li key={name}>
        <Link to={`${path}/knowledge-base`}>
          <Translate id="footer.archive" values={{month: label}}>
            {'Archive: {month}'}
          </Translate>
        </Link>
      </li>
    ));
}

function Legal(): ReactNode {
  return (
    <div className={styles.legal}>
      <p>
        <Translate
          id="footer.regulator"
          values={{legalName: brand.legalName, regulator: brand.regulator}}>
          {'{legalName} is supervised by {regulator}.'}
        </Translate>{' '}
        {isFilledIn(brand.registrationNumber) && (
          <Translate id="footer.registration" values={{number: brand.registrationNumber}}>
            {'Register entry: {number}.'}
          </Translate>
        )}
      </p>
      <p>
        <Translate id="footer.risk">
          Crypto-assets can lose all of their value. Buy only what you can afford to lose.
        </Translate>
      </p>
      <p>
        <Translate
          id="footer.copyright"
          values={{year: String(brand.copyrightYear), name: brand.legalName}}>
          {'© {year} {name}'}
        </Translate>
      </p>
    </div>
  );
}
