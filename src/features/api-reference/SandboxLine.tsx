import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import Code from './Code';

const ARTICLE = '/resources/api-docs#a-sandbox-on-your-machine';

/** One line that downloads the sandbox and starts it. */
export default function SandboxLine(): ReactNode {
  const sandbox = useBaseUrl('/sandbox.mjs', {absolute: true});
  return (
    <>
      <p>
        <Link to={ARTICLE}>
          <Translate id="api.sandbox">A sandbox on your machine</Translate>
        </Link>{' '}
        <Translate id="api.sandbox.needs">
          that remembers orders, with nothing to install but Node 20:
        </Translate>
      </p>
      <Code
        label={translate({id: 'api.sandbox.command', message: 'Download and start'})}
        of={translate({id: 'api.sandbox.of', message: 'Sandbox'})}
        html={`<pre><code>curl -O ${sandbox} &amp;&amp; node sandbox.mjs</code></pre>`}
      />
    </>
  );
}
