import {statementOf} from './authorisation';
import {authorisation, brand, companyStatement, details, securityContact} from './brand';

/** The values of `:brand[…]`: those of the brand, and some that only Markdown uses. */
export function brandText(): Readonly<Record<string, string | number>> {
  const {licence, meaning} = statementOf(authorisation.status);
  return {
    ...brand,
    ...details,
    licence,
    meaning,
    asOf: writtenDate(authorisation.date),
    register: authorisation.register.name,
    /** After figures that only the company can know. */
    asStated: `as stated by the company on ${writtenDate(companyStatement)}`,
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
