import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Field from '@site/src/components/Field';
import {Announcement} from '@site/src/components/Tool/Verdict';
import {
  answerFor,
  folded,
  type Group,
  GROUPS,
  type ListedCountry,
} from '@site/src/features/countries/find';
import type {AddressForm} from '@site/src/lib/address';
import {useAddress} from '@site/src/lib/use-address';
import CountryTable from './CountryTable';
import CountryVerdict from './CountryVerdict';
import {announcedText, countryFault} from './text';
import {useWorld} from './use-world';

import styles from './styles.module.css';

/** The question of this page, in its address: a country as typed, and the group that the table shows. */
interface Question {
  country: string;
  show: Group | 'all';
}

const ADDRESS: AddressForm<Question> = {
  start: {country: '', show: 'all'},
  accept: ({country, show}) => ({country, show: GROUPS.find((group) => group === show) ?? 'all'}),
};

interface Props {
  countries: readonly ListedCountry[];
  /** Route prefix of the page's version. */
  home: string;
}

/** `::country-check`: what our lists say about a country, above the table of all listed countries. */
export default function CountryCheck({countries, home}: Props): ReactNode {
  const {question, change} = useAddress(ADDRESS);
  const {country: typed, show} = question;
  const world = useWorld(typed !== '');
  const answer = answerFor(typed, countries, world);
  const wanted = folded(typed);
  const rows = countries.filter(
    ({name, code}) =>
      wanted === '' ||
      folded(name).includes(wanted) ||
      code.toLowerCase() === wanted ||
      (answer.kind === 'listed' && answer.country.code === code),
  );
  return (
    <section aria-labelledby="country-check">
      <Heading as="h2" id="country-check">
        <Translate id="country.title">Look up your country</Translate>
      </Heading>
      <div className={clsx(styles.check, 'with-script')} data-search="off" data-export="off">
        <Field
          kind="lookup"
          label={<Translate id="country.field">Country you live in</Translate>}
          value={typed}
          onValue={(country) => change({country})}
          fault={countryFault(answer)}
          hint={
            answer.kind !== 'unknown' && (
              <Translate id="country.field.hint">
                In English, in its own language, or as a code such as PL.
              </Translate>
            )
          }
        />
        <CountryVerdict key={announcedText(answer)} answer={answer} home={home} />
        <Announcement text={announcedText(answer)} />
      </div>
      <CountryTable
        rows={rows.length > 0 ? rows : countries}
        of={countries.length}
        show={show}
        onShow={(group) => change({show: group})}
      />
    </section>
  );
}
