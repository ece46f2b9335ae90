import type {ReactNode, RefObject} from 'react';

import {translate} from '@docusaurus/Translate';

import styles from './styles.module.css';

/** A field that no person meets, by eye, keyboard or screen reader; programs that fill in all fields do. */
export default function Honeypot({field}: {field: RefObject<HTMLInputElement | null>}): ReactNode {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {translate({id: 'form.honeypot', message: 'Leave this empty'})}
        <input ref={field} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
