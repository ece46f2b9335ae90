import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from './downloads.module.css';

/** The article about the sandbox. */
const ARTICLE = '/resources/api-docs#a-sandbox-on-your-machine';

/** One line that downloads the sandbox and starts it. */
export default function SandboxLine(): ReactNode {
  const sandbox = useBaseUrl('/sandbox.mjs', {absolute: true});
  return (
    <p>
      <Link to={ARTICLE}>
        <Translate id="api.sandbox">A sandbox on your machine</Translate>
      </Link>{' '}
      <Translate id="api.sandbox.needs">
        that remembers orders, with nothing to install but Node 20:
      </Translate>{' '}
      <code className={styles.command}>{`curl -O ${sandbox} && node sandbox.mjs`}</code>
    </p>
  );
}
