import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {ArrowDown, ArrowUp} from 'lucide-react';
import {type ReactNode, useState} from 'react';

import Field, {named} from '@site/src/components/Field';
import TableScroller from '@site/src/components/TableScroller';
import {type Group, GROUPS, type ListedCountry} from '@site/src/features/countries/find';
import {nameOfGroup} from './text';

import styles from './styles.module.css';

type Column = 'name' | 'group';

/** Every country on our lists, in a table that can be sorted and filtered. */
export default function CountryTable({
  rows,
  of,
  show,
  onShow,
}: {
  rows: readonly ListedCountry[];
  /** Number of all countries. */
  of: number;
  /** The only group that is shown. */
  show: Group | 'all';
  onShow: (show: Group | 'all') => void;
}): ReactNode {
  const [sort, setSort] = useState<{column: Column; up: boolean}>({column: 'group', up: true});
  const shown = rows.filter(({group}) => show === 'all' || group === show).sort(by(sort));
  const toggle = (column: Column): void =>
    setSort((before) => ({column, up: before.column === column ? !before.up : true}));
  return (
    <details className={styles.list} open={rows.length < of || undefined}>
      <summary>
        <Translate id="country.list" values={{count: String(of)}}>
          {'All {count} countries on our lists'}
        </Translate>
      </summary>
      <div className={clsx(styles.only, 'with-script')} data-search="off" data-export="off">
        <Field
          label={<Translate id="country.only">Show</Translate>}
          options={{
            all: translate({id: 'country.only.all', message: 'All'}),
            ...named(GROUPS, nameOfGroup),
          }}
          value={show}
          onValue={onShow}
        />
        <span role="status">
          {translate({id: 'country.count', message: '{count} shown'}, {count: shown.length})}
        </span>
      </div>
      <TableScroller name={translate({id: 'country.table', message: 'Countries'})}>
        <table>
          <thead>
            <tr>
              {(['name', 'group'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={
                    sort.column === column ? (sort.up ? 'ascending' : 'descending') : undefined
                  }>
                  <SortButton
                    order={sort.column === column ? (sort.up ? 'up' : 'down') : undefined}
                    onClick={() => toggle(column)}>
                    {column === 'name' ? (
                      <Translate id="country.column.name">Country</Translate>
                    ) : (
                      <Translate id="country.column.group">Support</Translate>
                    )}
                  </SortButton>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({name, code, group}) => (
              <tr key={name}>
                <th scope="row">
                  {name} <span className={styles.code}>{code}</span>
                </th>
                <td className={clsx(styles.group, styles[group])}>{nameOfGroup(group)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </details>
  );
}

function by({column, up}: {column: Column; up: boolean}) {
  const sign = up ? 1 : -1;
  return (a: ListedCountry, b: ListedCountry): number =>
    sign *
    ((column === 'group' ? GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) : 0) ||
      a.name.localeCompare(b.name, 'en'));
}

interface SortButtonProps {
  order: 'up' | 'down' | undefined;
  onClick: () => void;
  children: ReactNode;
}

function SortButton({order, onClick, children}: SortButtonProps): ReactNode {
  const Icon = order === 'down' ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={styles.sort} disabled={!useIsBrowser()} onClick={onClick}>
      {children}
      <Icon aria-hidden="true" size={14} className={order ? undefined : styles.idle} />
    </button>
  );
}
