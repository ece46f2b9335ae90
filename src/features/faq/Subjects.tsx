import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  links: readonly {id: string; title: string}[];
}

/** Links to the subjects, so that no one has to scroll past the others. */
export default function Subjects({links}: Props): ReactNode {
  return (
    <nav
      className={`screen-only ${styles.subjects}`}
      data-export="off"
      data-search="off"
      aria-label={translate({id: 'faq.subjects', message: 'Questions by subject'})}>
      <ul>
        {links.map(({id, title}) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
