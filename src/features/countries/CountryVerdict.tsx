import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Verdict from '@site/src/components/Tool/Verdict';
import type {CountryAnswer} from '@site/src/features/countries/find';

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
  if (answer.kind === 'unlisted') {
    return (
      <Verdict tone="bad">
        <p>
          <Translate
            id="country.unlisted"
            values={{name: <strong>{answer.name}</strong>, countries}}>
            {
              '{name} is not on any of our lists, so it is not supported today. {countries} explains what that means and whom to ask.'
            }
          </Translate>
        </p>
      </Verdict>
    );
  }
  if (answer.kind === 'territory') {
    return (
      <Verdict tone="warning">
        <p>
          <Translate
            id="country.territory"
            values={{
              name: <strong>{answer.name}</strong>,
              of: answer.of.name,
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
        </p>
      </Verdict>
    );
  }
  const {name: text, group} = answer.country;
  const name = <strong>{text}</strong>;
  if (group === 'restricted') {
    return (
      <Verdict tone="bad">
        <p>
          <Translate id="country.restricted" values={{name, restricted}}>
            {
              '{name}: not possible. People who live there cannot create an account, trade, deposit or withdraw. See {restricted}.'
            }
          </Translate>
        </p>
      </Verdict>
    );
  }
  if (group === 'limited') {
    return (
      <Verdict tone="warning">
        <p>
          <Translate id="country.limited" values={{name, countries}}>
            {
              '{name}: limited support. Not every payment method is offered: check the list in your account before you rely on one. See {countries}.'
            }
          </Translate>
        </p>
      </Verdict>
    );
  }
  return (
    <Verdict tone="good">
      <p>
        <Translate id="country.full" values={{name, countries}}>
          {
            '{name}: full support, with every service and payment method, once your identity is verified. Source: {countries}.'
          }
        </Translate>
      </p>
    </Verdict>
  );
}
