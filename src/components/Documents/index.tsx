import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import tableStyles from '@site/src/components/FigureTable/styles.module.css';

import styles from './styles.module.css';

/** Policies and legal pages, each with what it answers and the date of its last change. */
export default function Documents({children}: {children: ReactNode}): ReactNode {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="documents.page">Page</Translate>
          </th>
          <th scope="col" className={tableStyles.numeric}>
            <Translate id="documents.updated">Updated</Translate>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface DocumentProps {
  to: string;
  title: string;
  text: string;
  /** In MDX: `:updated[/terms]`. */
  children: ReactNode;
}

export function Document({to, title, text, children}: DocumentProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={to}>{title}</Link>
        <span className={styles.text}>{text}</span>
      </th>
      <td className={tableStyles.numeric}>
        <span className={styles.date}>{children}</span>
      </td>
    </tr>
  );
}
