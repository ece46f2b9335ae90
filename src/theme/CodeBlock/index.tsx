import {type ReactNode, useRef} from 'react';

import {translate} from '@docusaurus/Translate';

import CopyButton from '@site/src/components/Tool/CopyButton';

import styles from './styles.module.css';

interface Props {
  /** Markup from `src/plugins/remark/highlight.ts`. */
  html?: string;
  /** The program itself, where a component shows one. */
  children?: string;
  /** `language-bash` */
  className?: string;
  language?: string;
  title?: string;
}

/** Names of languages, which need no translation. */
const LANGUAGES: Readonly<Record<string, string>> = {
  'language-bash': 'Shell',
  'language-http': 'HTTP',
  'language-js': 'JavaScript',
  'language-json': 'JSON',
  'language-python': 'Python',
  'language-solidity': 'Solidity',
};

/** A program with a button that copies it. Its words were coloured when the site was built. */
export default function CodeBlock({html, children, className, language, title}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const kind = className ?? `language-${language ?? 'text'}`;
  return (
    <div className={`theme-code-block ${kind} ${styles.block}`}>
      <div className={title ? styles.head : `screen-only ${styles.head}`}>
        {title ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <span className={styles.language} data-export="off" data-search="off">
            {LANGUAGES[kind]}
          </span>
        )}
        <span className="screen-only" data-export="off" data-search="off">
          <CopyButton
            what={title ?? translate({id: 'code.this', message: 'this code'})}
            text={() => code.current?.textContent ?? ''}
          />
        </span>
      </div>
      {/* Long lines scroll, and what scrolls must be reached by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.program} tabIndex={0}>
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
    </div>
  );
}
