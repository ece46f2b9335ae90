import Link from '@docusaurus/Link';
import dates from '@generated/content-files/default/updated.json';
import page from '@generated/texts/default/page-compliance.json';
import type {ReactNode} from 'react';

import Age from '@site/src/components/Age';
import tableStyles from '@site/src/components/FigureTable/styles.module.css';

import styles from './styles.module.css';

interface Props {
  texts: Readonly<Record<string, {title: string; text: string}>>;
  /** By the keys of `texts`. */
  routes: Readonly<Record<string, string>>;
}

/** Policies and legal pages, each with what it answers and the date of its last change. */
export default function Documents({texts, routes}: Props): ReactNode {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th scope="col">{page.column.page}</th>
          <th scope="col" className={tableStyles.numeric}>
            {page.column.updated}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(routes).map(([name, to]) => (
          <tr key={name}>
            <th scope="row">
              <Link to={to}>{texts[name]?.title}</Link>
              <span className={styles.text}>{texts[name]?.text}</span>
            </th>
            <td className={tableStyles.numeric}>
              {dates[to] && (
                <span className={styles.date}>
                  <Age date={dates[to]} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
