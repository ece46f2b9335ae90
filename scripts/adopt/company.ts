import * as z from 'zod';

import {statements, supervision} from '../../src/config/authorisation';
import {appUrl, authorisation, brand, details, office} from '../../src/config/brand';

type Status = keyof typeof statements;

const text = z.string().trim().min(1, 'is empty | write it');
const email = z.email('is no e-mail address | write one, such as support@exchange.eu');
const url = z
  .url({protocol: /^https$/, error: 'is no address | write it with https://'})
  .refine((value) => !value.endsWith('/'), 'ends with a slash | remove the slash');
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'is no colour | write six digits, as in "#b8430b"');

/** What another company gives to have this site as its own, by the names in `src/config`. */
export const companySchema = z.strictObject({
  name: text,
  legalName: text,
  tagline: text.optional(),
  /** With the path, if the site is below one: `https://www.exchange.eu/help`. */
  siteUrl: url,
  apiHost: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'is no host | write it without https://, as in api.exchange.eu'),
  appUrl: url,
  supportPhone: text,
  supportEmail: email,
  businessEmail: email,
  securityEmail: email,
  privacyEmail: email,
  complaintsEmail: email,
  complianceEmail: email,
  street: text,
  postalCode: text,
  city: text,
  country: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'is no country code | write two capitals, as in DE'),
  /** Of the country's law: "German". */
  adjective: text,
  /** As it follows "supervised by". */
  regulator: text,
  /** As on the badge: "BaFin". */
  regulatorShort: text,
  status: z.enum(Object.keys(statements) as [Status, ...Status[]]),
  /** Of the authorisation or application. */
  since: z.iso.date('is no date | write it as 2026-07-01'),
  /** Of the entry in the register, once it is known. */
  number: text.optional(),
  /** Entry in the register of companies, tax number and capital: rows of /legal, whose labels are Polish. */
  ...{krs: text.optional(), nip: text.optional(), shareCapital: text.optional()},
  /** Colours of `src/css/tokens.css` by their names there, in the light and the dark scheme. */
  colours: z.record(z.string(), z.tuple([colour, colour])).optional(),
  /** Path of the new `static/img/logo.svg`. */
  logo: z.string().endsWith('.svg', 'is no SVG file | name an .svg file').optional(),
});

export type Company = z.infer<typeof companySchema>;

/** What the site says of its company now, by the names of a company file. */
export const ownValues = {
  ...{...brand, ...details, ...office, ...supervision, appUrl},
  ...{status: authorisation.status, since: authorisation.since, number: authorisation.number},
};
