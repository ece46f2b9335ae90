import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {archivePath, LANGUAGES} from '../contract/languages';

import styles from './downloads.module.css';

/** The contract as files. They are written at the end of the build, so the router does not know about them. */
export default function Downloads(): ReactNode {
  const archived = useVersions(undefined).filter(({name}) => name !== 'current');
  const files = [
    {href: '/openapi.yaml', label: <Translate id="api.download.yaml">OpenAPI as YAML</Translate>},
    {href: '/openapi.json', label: <Translate id="api.download.json">OpenAPI as JSON</Translate>},
    {
      href: '/postman.json',
      label: <Translate id="api.download.postman">Postman collection</Translate>,
    },
    {
      href: '/postman-sandbox.json',
      label: <Translate id="api.download.environment">Postman sandbox environment</Translate>,
    },
    {href: '/sandbox.mjs', label: <Translate id="api.download.sandbox">Sandbox</Translate>},
    {
      href: '/signing-vectors.json',
      label: <Translate id="api.download.vectors">Signing vectors</Translate>,
    },
    ...LANGUAGES.map((language) => ({
      href: archivePath(language),
      label: (
        <Translate id="api.download.samples" values={{language: language.label}}>
          {'Samples: {language}'}
        </Translate>
      ),
    })),
    ...archived.map(({path, label}) => ({
      href: `${path}/openapi.yaml`,
      label: (
        <Translate id="api.download.archived" values={{version: label}}>
          {'OpenAPI of {version}'}
        </Translate>
      ),
    })),
  ];
  return (
    <ul className={styles.downloads}>
      {files.map(({href, label}) => (
        <li key={href}>
          <a href={href} download>
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href="/api/changes.xml">
          <Translate id="api.download.changes">Feed of changes</Translate>
        </a>
      </li>
    </ul>
  );
}
