import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import dates from '@generated/content-files/default/updated.json';
import type {ReactNode} from 'react';

import Age from '@site/src/components/Age';
import tableStyles from '@site/src/components/FigureTable/styles.module.css';

import styles from './styles.module.css';

export interface DocumentItem {
  title: string;
  text: string;
  to: string;
}

/** Pages that bind, each with what it answers and the day of its last change. */
export default function Documents({items}: {items: readonly DocumentItem[]}): ReactNode {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="compliance.column.page">Page</Translate>
          </th>
          <th scope="col" className={tableStyles.numeric}>
            <Translate id="compliance.column.updated">Updated</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({title, text, to}) => (
          <tr key={to}>
            <th scope="row">
              <Link to={to}>{title}</Link>
              <span className={styles.text}>{text}</span>
            </th>
            <td className={tableStyles.numeric}>{dates[to] && <Age date={dates[to]} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
