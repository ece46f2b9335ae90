type Status =
  /** Authorised by a member state as a virtual asset service provider, before MiCA. */
  | 'vasp'
  /** Has applied for an authorisation under MiCA, and may not claim any. */
  | 'casp-pending'
  /** Authorised as a crypto-asset service provider under Article 63 of MiCA. */
  | 'casp';

export interface Authorisation {
  status: Status;
  /** Number of the entry, application or authorisation; in brackets until it is known. */
  number: string;
  /** ISO date of which the statement is true. */
  date: string;
  /** Where everybody can verify it. */
  register: {name: string; url: string};
}

/** How pages state the authorisation. /legal shows all of it, so that no other page says more. */
interface Statement {
  /** Two or three words. */
  badge: string;
  /** For the comparison with others. */
  licence: string;
  /** What the company is, to follow "is". */
  standing: string;
  /** What that is, to follow "that is". */
  meaning: string;
}

export const REGULATOR =
  'the Polish Financial Supervision Authority (Komisja Nadzoru Finansowego, KNF)';

/**
 * The words of all pages about the authorisation. A single expression, so that the minifier leaves only
 * the words of the current status in the script of every page.
 */
export const statementOf = (status: Status): Statement =>
  status === 'vasp'
    ? {
        badge: 'KNF Authorized',
        licence: 'EU licensed',
        standing: `an authorised virtual asset service provider (VASP), supervised by ${REGULATOR}`,
        meaning: 'a national status in Poland, not an authorisation under MiCA',
      }
    : status === 'casp-pending'
      ? {
          badge: 'MiCA application pending',
          licence: 'Application under MiCA pending',
          standing: `an applicant to ${REGULATOR} for an authorisation as a crypto-asset service provider (CASP)`,
          meaning: 'an application that is pending, so that no authorisation has been granted',
        }
      : {
          badge: 'KNF Authorized',
          licence: 'EU licensed',
          standing: `a crypto-asset service provider (CASP), authorised under MiCA and supervised by ${REGULATOR}`,
          meaning: 'an authorisation under Article 63 of MiCA, valid in the whole European Union',
        };
