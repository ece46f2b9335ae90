import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Unbroken from '@site/src/components/Unbroken';
import type {Changes, PageEdit} from '@site/src/features/changes/model/compare';
import {TODAY} from '@site/src/features/changes/model/routes';
import type {Part, Passage} from '@site/src/features/changes/model/words';
import Fold from './Fold';
import {pageForms, useCounted} from './phrases';

import styles from './styles.module.css';

interface Props {
  changes: Changes;
}

/** Edited pages with word-level differences, the legal pages first. */
export default function PageEdits({changes}: Props): ReactNode {
  const {edited} = changes;
  if (edited.length === 0) return null;
  return (
    <section aria-labelledby="edited">
      <Heading as="h2" id="edited">
        <Translate id="changes.edited.title">Edited pages</Translate>
      </Heading>
      <p className={styles.key}>
        <del>
          <Translate id="changes.edited.removed">removed words</Translate>
        </del>{' '}
        <ins>
          <Translate id="changes.edited.added">added words</Translate>
        </ins>
      </p>
      <Group
        name={<Translate id="changes.edited.legal">Legal pages</Translate>}
        edits={edited.filter(({legal}) => legal)}
        changes={changes}
      />
      <Group
        name={<Translate id="changes.edited.help">Help centre</Translate>}
        edits={edited.filter(({legal}) => !legal)}
        changes={changes}
      />
    </section>
  );
}

interface GroupProps extends Props {
  name: ReactNode;
  edits: readonly PageEdit[];
}

function Group({name, edits, changes}: GroupProps): ReactNode {
  const counted = useCounted();
  if (edits.length === 0) return null;
  const passages = edits.reduce((sum, edit) => sum + passagesIn(edit), 0);
  return (
    <Fold
      name={name}
      count={
        <>
          {counted(edits.length, pageForms())}, {counted(passages, passageForms())}
        </>
      }>
      {edits.map((edit) => (
        <Edit key={edit.route} edit={edit} changes={changes} />
      ))}
    </Fold>
  );
}

function Edit({
  edit,
  changes: {from, to},
}: Props & {
  edit: PageEdit;
}): ReactNode {
  const counted = useCounted();
  const {route, title, passages, left} = edit;
  return (
    <Fold name={title} count={counted(passagesIn(edit), passageForms())}>
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
    </Fold>
  );
}

function passagesIn({passages, left}: PageEdit): number {
  return passages.length + left;
}

function passageForms(): string {
  return translate({
    id: 'changes.edited.count',
    message: '{count} passage changed|{count} passages changed',
  });
}

/** Passages with word-level differences, below their headings. */
function Passages({passages}: {passages: Passage[]}): ReactNode {
  return (
    <div>
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
  const words = <Unbroken text={text} />;
  if (kind === 'removed') return <del>{words}</del>;
  return kind === 'added' ? <ins>{words}</ins> : words;
}
