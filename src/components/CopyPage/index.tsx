import {type ReactNode, useEffect, useState} from 'react';

import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';

import {markdownAddress} from '@site/src/exports/address';

import {copyMarkdown} from './copy';
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
    <div className={`screen-only ${styles.tools}`} data-export="off" data-search="off">
      <button type="button" className={`with-script ${styles.copy}`} onClick={copy}>
        <span aria-live="polite">{labels[state]}</span>
      </button>
      {/* A file beside the pages, which the check of links between pages does not know. */}
      <a href={address} className={styles.link}>
        <Translate id="copyPage.markdown">View as Markdown</Translate>
      </a>
    </div>
  );
}
