import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useMarkdownAddress} from '@site/src/content/use-markdown-address';
import {useCopy} from '@site/src/lib/use-copy';

import styles from './styles.module.css';

/** A menu that copies the page as Markdown or opens its Markdown file. */
export default function CopyPage(): ReactNode {
  const address = useMarkdownAddress();
  const [state, copy] = useCopy();
  if (!address) return null;
  const labels = {
    ready: translate({id: 'copyPage.label', message: 'Copy page'}),
    copied: translate({id: 'copyPage.copied', message: 'Page copied'}),
    failed: translate({id: 'copyPage.failed', message: 'Not copied'}),
  };
  return (
    <details className={`screen-only wide-only ${styles.menu}`} data-export="off" data-search="off">
      <summary className={`chevron ${styles.summary}`}>
        <Translate id="copyPage.menu">Copy</Translate>
      </summary>
      <div className={`box ${styles.tools}`}>
        <button type="button" className="with-script" onClick={() => copy(fetchMarkdown(address))}>
          <span aria-live="polite">{labels[state]}</span>
        </button>
        {/* Not a Link: the broken link check does not know this file. */}
        <a href={address}>
          <Translate id="copyPage.markdown">View as Markdown</Translate>
        </a>
      </div>
    </details>
  );
}

/** Rejects if the page has no Markdown copy, as in the live preview. */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith('text/markdown')) {
    throw new Error(`No Markdown at ${address}`);
  }
  return response.text();
}
