import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';

import {markdownAddress} from '@site/src/content/markdown-address';

import styles from './styles.module.css';

/** Milliseconds that the outcome is shown. */
const SHOWN = 6000;

/** Takes the text of the page along: copied as Markdown, or opened as a file. */
export default function CopyPage(): ReactNode {
  const address = markdownAddress(useLocation().pathname);
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    // Not when the focus leaves: the link beside would move away below the pointer.
    const timer = state === 'ready' ? undefined : setTimeout(() => setState('ready'), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);
  if (!address) return null;
  const labels = {
    ready: translate({id: 'copyPage.label', message: 'Copy page'}),
    copied: translate({id: 'copyPage.copied', message: 'Page copied'}),
    failed: translate({id: 'copyPage.failed', message: 'Not copied'}),
  };
  const copy = (): void => {
    copyMarkdown(address).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <details className={`screen-only ${styles.menu}`} data-export="off" data-search="off">
      <summary className={styles.summary}>
        <Translate id="copyPage.menu">Copy</Translate>
      </summary>
      <div className={styles.tools}>
        <button type="button" className="with-script" onClick={copy}>
          <span aria-live="polite">{labels[state]}</span>
        </button>
        {/* A file beside the pages, which the check of links between pages does not know. */}
        <a href={address}>
          <Translate id="copyPage.markdown">View as Markdown</Translate>
        </a>
      </div>
    </details>
  );
}

/** Asks for the Markdown of a page. Rejects where there is none, as in the live preview. */
async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith('text/markdown')) {
    throw new Error(`No Markdown at ${address}`);
  }
  return response.text();
}

/**
 * Puts the Markdown of a page on the clipboard.
 *
 * Rejects where it cannot be had, or the browser has no clipboard for us.
 */
async function copyMarkdown(address: string): Promise<void> {
  const text = fetchMarkdown(address);
  // Some browsers forget the click while the text is awaited, unless the clipboard awaits it.
  if (typeof ClipboardItem === 'function') {
    const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
