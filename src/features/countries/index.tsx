import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/countries.json';
import {type ReactNode, type SubmitEvent, useId, useState} from 'react';

import Field from '@site/src/components/Field';
import Link from '@site/src/components/Link';
import frame from '@site/src/components/Tool/styles.module.css';
import ToolSection from '@site/src/components/Tool/ToolSection';
import Verdict, {Announcement} from '@site/src/components/Tool/Verdict';
import {answerFor, folded, type ListedCountry, TONES} from '@site/src/features/countries/find';
import type {AddressForm} from '@site/src/lib/address';
import {useAddress} from '@site/src/lib/use-address';
import {useWorld} from './use-world';

/** The question of this page, in its address: a country as typed. */
const ADDRESS: AddressForm<{country: string}> = {start: {country: ''}, accept: (given) => given};

/** The page that says more about an answer. */
const PAGES = {
  full: '/resources/supported-countries#full-support',
  limited: '/resources/supported-countries#limited-support',
  restricted: '/knowledge-base/compliance/restricted-jurisdictions',
  unlisted: '/resources/supported-countries#your-country-is-in-none-of-these-groups',
} as const;

interface Props {
  countries: readonly ListedCountry[];
  /** Route prefix of the page's version. */
  home: string;
}

/** `::country-check`: what our lists say about a country. */
export default function CountryCheck({countries, home}: Props): ReactNode {
  const {question, change} = useAddress(ADDRESS);
  // Nobody is told what is wrong while they type.
  const [isTyping, setTyping] = useState(false);
  const suggestions = useId();
  const world = useWorld(question.country !== '');
  const answer = answerFor(question.country, countries, world);
  const words = answer && texts.answers[answer.kind];
  const fault =
    !isTyping &&
    world &&
    !answer &&
    folded(question.country) !== '' &&
    translate({
      id: 'country.unknown',
      message:
        'We found no country with this name. Enter it in English, in its own language, or as a code such as PL.',
    });
  return (
    <ToolSection
      id="country-check"
      as="h2"
      title={<Translate id="country.title">Look up your country</Translate>}
      withoutScript={
        <Translate id="country.noscript">
          This needs JavaScript. The lists on this page name every country.
        </Translate>
      }>
      <form
        className={frame.tool}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          setTyping(false);
        }}>
        <Field
          kind="lookup"
          name="country"
          list={suggestions}
          onFocus={({target}) => target.form && showAnswer(target.form)}
          onBlur={() => setTyping(false)}
          label={<Translate id="country.field">Country you live in</Translate>}
          value={question.country}
          onValue={(country) => {
            setTyping(true);
            change({country});
          }}
          fault={fault}
          hint={
            !fault &&
            !answer && (
              <Translate id="country.field.hint">
                In English, in its own language, or as a code such as PL.
              </Translate>
            )
          }
        />
        <datalist id={suggestions}>
          {/* Never empty: Chromium would end the word of an input method when the first one comes. */}
          {(world
            ? Object.values(world).map(([name]) => name)
            : countries.map(({name}) => name)
          ).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {answer && words && (
          <Verdict key={answer.name} tone={TONES[answer.kind]}>
            <p>
              <strong>{answer.name}</strong>
              {`: ${words.verdict}. ${words.means} `}
              <Link to={home + PAGES[answer.kind]}>{words.page}</Link>
            </p>
          </Verdict>
        )}
        <Announcement text={answer && words ? `${answer.name}: ${words.verdict}` : fault || ''} />
      </form>
    </ToolSection>
  );
}

/** On a phone, the field moves to the top, so that the answer below it is above the keyboard. */
function showAnswer(form: HTMLFormElement): void {
  if (window.matchMedia('(max-width: 36rem)').matches) form.scrollIntoView();
}
