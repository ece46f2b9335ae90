import * as z from 'zod/mini';

/**
 * The fields of each form. The messages are keys of `messages.ts`; the JSON Schemas at /schemas/ are
 * generated from these objects.
 */

/** Maximum lengths in characters, generous enough for anything typed by hand; pasted text is never cut. */
const MAX = {name: 100, email: 254, line: 200, text: 5000} as const;

const ISSUE_TYPES = [
  'sign-in',
  'verification',
  'deposit',
  'withdrawal',
  'trading',
  'api',
  'other',
] as const;

const INQUIRY_TYPES = [
  'business-account',
  'higher-limits',
  'api-integration',
  'press',
  'other',
] as const;

export type IssueType = (typeof ISSUE_TYPES)[number];
export type InquiryType = (typeof INQUIRY_TYPES)[number];

const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, `tooLong:${max}`));
const optional = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, `tooLong:${max}`)), '');
const email = () => text(MAX.email).check(z.regex(z.regexes.email, 'email'));

export const schemas = {
  'contact.general': z.strictObject({
    firstName: text(MAX.name),
    lastName: text(MAX.name),
    email: email(),
    subject: text(MAX.line),
    message: text(MAX.text),
  }),
  'contact.technical': z.strictObject({
    name: text(MAX.name),
    email: email(),
    issueType: z.enum(ISSUE_TYPES, 'choose'),
    errorMessage: optional(MAX.text),
    description: text(MAX.text),
  }),
  'contact.business': z.strictObject({
    company: text(MAX.line),
    role: text(MAX.name),
    contactPerson: text(MAX.name),
    email: email(),
    inquiryType: z.enum(INQUIRY_TYPES, 'choose'),
    requirements: optional(MAX.text),
  }),
  newsletter: z.strictObject({email: email()}),
  feedback: z.strictObject({
    helpful: z.enum(['yes', 'no'], 'choose'),
    comment: optional(MAX.text),
  }),
} as const;

export type FormName = keyof typeof schemas;

/** The JSON body that a form posts. */
export function payloadSchema(form: FormName) {
  return z.strictObject({
    form: z.literal(form),
    /** The same for every attempt to send a message, so that an endpoint can drop duplicates. */
    id: z.uuid(),
    /** Path of the page with the form. */
    page: z.string(),
    language: z.string(),
    fields: schemas[form],
  });
}

/** The values of any form: every field is text. */
export type Values = Record<string, string>;

export interface Payload {
  form: FormName;
  id: string;
  page: string;
  language: string;
  fields: Values;
}

/** The schema of a form as a type that all forms share. */
export function fieldsSchema(form: FormName): z.ZodMiniType<Values, Values> {
  // TypeScript cannot see that the strict objects above are records of text.
  return schemas[form] as unknown as z.ZodMiniType<Values, Values>;
}

/** Sign-in and sign-up: the values are only validated, never sent. */
export const signInSchema = z.object({email: email(), password: text(1000)});

/** @param shortest minimum length of the password of a new account */
export function signUpSchema(shortest: number) {
  return z.object({
    firstName: text(MAX.name),
    lastName: text(MAX.name),
    email: email(),
    password: text(1000).check(
      z.minLength(shortest, 'password'),
      z.regex(/\d/, 'password'),
      z.regex(/[^\p{L}\p{N}\s]/u, 'password'),
    ),
  });
}
