import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Verdict from '@site/src/components/Tool/Verdict';
import {type CountryAnswer, TONES} from '@site/src/features/countries/find';

/** Whether residents of a country may use the service, according to our lists. */
export default function CountryVerdict({
  answer,
  home,
}: {
  answer: CountryAnswer;
  /** Route prefix of the page's version. */
  home: string;
}): ReactNode {
  const page = `${home}/resources/supported-countries`;
  const anchor =
    answer.kind === 'unlisted' ? 'your-country-is-in-none-of-these-groups' : 'limited-support';
  const isFull = answer.kind === 'listed' && answer.country.group === 'full';
  const countries = (
    <Link to={isFull ? page : `${page}#${anchor}`}>
      <Translate id="country.page">Supported countries</Translate>
    </Link>
  );
  const restricted = (
    <Link to={`${home}/knowledge-base/compliance/restricted-jurisdictions`}>
      <Translate id="country.restricted.page">Restricted jurisdictions</Translate>
    </Link>
  );
  if (answer.kind === 'empty' || answer.kind === 'unknown') return null;
  const verdict = answer.kind === 'listed' ? answer.country.group : answer.kind;
  const name = <strong>{answer.kind === 'listed' ? answer.country.name : answer.name}</strong>;
  const texts: Record<keyof typeof TONES, ReactNode> = {
    unlisted: (
      <Translate id="country.unlisted" values={{name, countries}}>
        {
          '{name} is not on any of our lists, so it is not supported today. {countries} explains what that means and whom to ask.'
        }
      </Translate>
    ),
    territory: (
      <Translate
        id="country.territory"
        values={{
          name,
          of: answer.kind === 'territory' ? answer.of.name : '',
          contact: (
            <Link to="/contact">
              <Translate id="country.ask">Ask us</Translate>
            </Link>
          ),
        }}>
        {
          '{name} belongs to {of}, but is not on our lists itself. {contact} before you open an account.'
        }
      </Translate>
    ),
    restricted: (
      <Translate id="country.restricted" values={{name, restricted}}>
        {
          '{name}: not possible. People who live there cannot create an account, trade, deposit or withdraw. See {restricted}.'
        }
      </Translate>
    ),
    limited: (
      <Translate id="country.limited" values={{name, countries}}>
        {
          '{name}: limited support. Not every payment method is offered: check the list in your account before you rely on one. See {countries}.'
        }
      </Translate>
    ),
    full: (
      <Translate id="country.full" values={{name, countries}}>
        {
          '{name}: full support, with every service and payment method, once your identity is verified. Source: {countries}.'
        }
      </Translate>
    ),
  };
  return (
    <Verdict tone={TONES[verdict]}>
      <p>{texts[verdict]}</p>
    </Verdict>
  );
}
