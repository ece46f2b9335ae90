import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';

import styles from './downloads.module.css';

const FILES = [
  {href: '/openapi.yaml', label: <Translate id="api.download.yaml">OpenAPI as YAML</Translate>},
  {href: '/openapi.json', label: <Translate id="api.download.json">OpenAPI as JSON</Translate>},
  {
    href: '/postman.json',
    label: <Translate id="api.download.postman">Postman collection</Translate>,
  },
  {
    href: '/signing-vectors.json',
    label: <Translate id="api.download.vectors">Signing vectors</Translate>,
  },
];

/** The contract as files. They are made at the end of the build, where the router knows nothing of them. */
export default function Downloads(): ReactNode {
  return (
    <ul className={styles.downloads}>
      {FILES.map(({href, label}) => (
        <li key={href}>
          <a href={href} download>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
