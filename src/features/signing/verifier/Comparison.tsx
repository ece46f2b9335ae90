import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Code from '@site/src/features/signing/Code';
import Result from '@site/src/features/signing/Result';
import styles from '@site/src/features/signing/styles.module.css';

interface Props {
  /** The signature that the secret and the body make. */
  made: string;
  given: string;
}

/** Characters at the beginning that two texts share. */
function shared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** What the header must be, and why a receiver compares it in constant time. */
export default function Comparison({made, given}: Props): ReactNode {
  return (
    <>
      <Result
        title={translate({id: 'verifier.made', message: 'Signature of this body'})}
        copy={() => made}>
        {made}
      </Result>
      <p className={styles.privacy}>
        {howFar(made, given)}{' '}
        <Code
          text={translate({
            id: 'verifier.constant',
            message:
              'Compare in constant time, which looks at every character whatever it finds: `crypto.timingSafeEqual` in Node (check the lengths first: it throws when they differ), `hmac.compare_digest` in Python.',
          })}
        />
      </p>
    </>
  );
}

/** Where an ordinary comparison of the two would stop. */
function howFar(made: string, given: string): string {
  const same = shared(made, given);
  const values = {same: String(same), all: String(made.length)};
  if (made === given) {
    return translate(
      {
        id: 'verifier.constant.same',
        message: 'All {all} characters are the same, so any comparison has to read them all.',
      },
      values,
    );
  }
  return same === 0
    ? translate({
        id: 'verifier.constant.first',
        message:
          'The first character differs already: an ordinary comparison stops there, and its time tells a forger how far a guess was right.',
      })
    : translate(
        {
          id: 'verifier.constant.different',
          message:
            'The beginning is the same, {same} of {all} characters: an ordinary comparison stops after them, and its time tells a forger how far a guess was right.',
        },
        values,
      );
}
