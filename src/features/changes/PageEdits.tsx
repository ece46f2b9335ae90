import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {Changes, PageEdit} from '@site/src/features/changes/model/compare';
import {TODAY} from '@site/src/features/changes/model/routes';
import type {Part, Passage} from '@site/src/features/changes/model/words';
import {pageForms, useCounted} from './phrases';

import styles from './styles.module.css';

/** Edited pages with word-level differences; legal pages are expanded. */
export default function PageEdits({
  changes,
  open,
}: {
  changes: Changes;
  /** Whether all pages are expanded. */
  open: boolean;
}): ReactNode {
  const {edited, from, to, compared} = changes;
  const counted = useCounted();
  return (
    <section aria-labelledby="edited">
      <Heading as="h2" id="edited">
        <Translate id="changes.edited.title">Edited pages</Translate>
      </Heading>
      {edited.length === 0 ? (
        <p className={styles.quiet}>
          <Translate
            id="changes.edited.none"
            values={{pages: counted(compared.pages, pageForms())}}>
            {'No page text changed: {pages} compared.'}
          </Translate>
        </p>
      ) : (
        <>
          <p className={styles.key}>
            <del>
              <Translate id="changes.edited.removed">removed words</Translate>
            </del>{' '}
            <ins>
              <Translate id="changes.edited.added">added words</Translate>
            </ins>
          </p>
          {edited.map((edit) => (
            <Edit key={edit.route} edit={edit} from={from} to={to} open={open || edit.legal} />
          ))}
        </>
      )}
    </section>
  );
}

interface EditProps {
  edit: PageEdit;
  from: string;
  to: string;
  open: boolean;
}

function Edit({edit: {route, title, passages, left}, from, to, open}: EditProps): ReactNode {
  const counted = useCounted();
  const count = passages.length + left;
  return (
    <details open={open} className={styles.edit}>
      <summary>
        <span className={styles.name}>{title}</span>{' '}
        <span className={styles.quiet}>
          {counted(
            count,
            translate({
              id: 'changes.edited.count',
              message: '{count} passage changed|{count} passages changed',
            }),
          )}
        </span>
      </summary>
      <p className={styles.versions}>
        <Link to={`/${from}${route}`}>
          <Translate id="changes.edited.before">Before</Translate>
        </Link>{' '}
        ·{' '}
        <Link to={to === TODAY ? route : `/${to}${route}`}>
          <Translate id="changes.edited.after">After</Translate>
        </Link>
      </p>
      <Passages passages={passages} />
      {left > 0 && (
        <p className={styles.quiet}>
          {counted(
            left,
            translate({
              id: 'changes.edited.left',
              message:
                '{count} more passage changed; both versions of the page have it in full.|{count} more passages changed; both versions of the page have them in full.',
            }),
          )}
        </p>
      )}
    </details>
  );
}

/** Passages with word-level differences, below their headings. */
function Passages({passages}: {passages: Passage[]}): ReactNode {
  return (
    <div className={styles.passages}>
      {passages.map(({heading, parts}, at) => (
        <div key={at}>
          {heading !== (passages[at - 1]?.heading ?? '') && (
            <p className={styles.heading}>{heading}</p>
          )}
          <p className={styles.passage}>
            {parts.map((part, index) => (
              <Words key={index} {...part} />
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

function Words({kind, text}: Part): ReactNode {
  if (kind === 'removed') return <del>{text}</del>;
  return kind === 'added' ? <ins>{text}</ins> : text;
}
