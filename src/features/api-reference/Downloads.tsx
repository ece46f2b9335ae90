import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import FileLink from '@site/src/components/FileLink';

import styles from './downloads.module.css';

/** The contract as files, by what they are for. */
export default function Downloads(): ReactNode {
  const archived = useVersions(undefined).filter(({name}) => name !== 'current');
  return (
    <dl className={styles.downloads}>
      <Row name={<Translate id="api.download.openapi">OpenAPI</Translate>}>
        <File to="/openapi.yaml">YAML</File>
        <File to="/openapi.json">JSON</File>
      </Row>
      <Row name={<Translate id="api.download.postman">Postman</Translate>}>
        <File to="/postman.json">
          <Translate id="api.download.collection">Collection</Translate>
        </File>
        <File to="/postman-sandbox.json">
          <Translate id="api.download.environment">Sandbox environment</Translate>
        </File>
      </Row>
      <Row name={<Translate id="api.download.samples">Samples</Translate>}>
        <File to="/samples.zip">
          <Translate id="api.download.languages">All languages</Translate>
        </File>
      </Row>
      <Row name={<Translate id="api.download.testing">Testing</Translate>}>
        <File to="/sandbox.mjs">
          <Translate id="api.download.sandbox">Sandbox</Translate>
        </File>
        <File to="/signing-vectors.json">
          <Translate id="api.download.vectors">Signing vectors</Translate>
        </File>
      </Row>
      <Row name={<Translate id="api.download.archive">Archive</Translate>}>
        {archived.map(({path, label}) => (
          <File key={path} to={`${path}/openapi.yaml`}>
            {label}
          </File>
        ))}
      </Row>
      <Row name={<Translate id="api.download.changes">Changes</Translate>}>
        <FileLink to="/api/changes.xml">
          <Translate id="api.download.feed">Feed</Translate>
        </FileLink>
      </Row>
    </dl>
  );
}

function Row({name, children}: {name: ReactNode; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function File({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <FileLink to={to} download>
      {children}
    </FileLink>
  );
}
