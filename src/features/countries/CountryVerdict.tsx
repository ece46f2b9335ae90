import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/countries.json';
import type {ReactNode} from 'react';

import Link from '@site/src/components/Link';
import Verdict from '@site/src/components/Tool/Verdict';
import {type CountryAnswer, TONES} from '@site/src/features/countries/find';

interface Props {
  answer: CountryAnswer;
  /** Route prefix of the page's version. */
  home: string;
}

/** Whether residents of a country may use the service, according to our lists. */
export default function CountryVerdict({answer: {kind, name}, home}: Props): ReactNode {
  const {verdict, means} = texts.answers[kind];
  return (
    <Verdict tone={TONES[kind]}>
      <p>
        <strong>{name}</strong>
        {`: ${verdict}. ${means} `}
        <More kind={kind} home={home} />
      </p>
    </Verdict>
  );
}

/** The page that says more about an answer. */
function More({kind, home}: Pick<CountryAnswer, 'kind'> & {home: string}): ReactNode {
  const countries = `${home}/resources/supported-countries`;
  switch (kind) {
    case 'restricted':
      return (
        <Link to={`${home}/knowledge-base/compliance/restricted-jurisdictions`}>
          <Translate id="country.restricted.page">Restricted jurisdictions</Translate>
        </Link>
      );
    case 'unlisted':
      return (
        <Link to={`${countries}#your-country-is-in-none-of-these-groups`}>
          <Translate id="country.unlisted.page">What that means, and whom to ask</Translate>
        </Link>
      );
    case 'limited':
    case 'full':
      return (
        <Link to={`${countries}#${kind}-support`}>
          <Translate id="country.page">Supported countries</Translate>
        </Link>
      );
  }
}
