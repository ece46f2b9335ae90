import {statementOf} from './authorisation';
import {authorisation, brand, details, securityContact} from './brand';

/** The values of `:brand[…]`: those of the brand, and some that only Markdown uses. */
export function brandText(): Readonly<Record<string, string | number>> {
  const {licence, answer, explanation} = statementOf(authorisation.status);
  return {
    ...brand,
    ...details,
    licence,
    answer,
    explanation: explanation.replace('{since}', writtenDate(authorisation.since)),
    register: authorisation.register.name,
    securityForm: securityContact.form,
    securityKey: securityContact.key,
    securityAcknowledgement: securityContact.acknowledgement,
    safeHarbour: securityContact.safeHarbour,
  };
}

const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** An ISO date as "1 August 2024". */
function writtenDate(date: string): string {
  return format.format(new Date(date));
}
