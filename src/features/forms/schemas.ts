import * as z from 'zod/mini';

import type {ContactFormName} from './contact/fields';
import type {FieldRecords} from './fields';

/** A form that is sent to us. */
export type FormName = `contact.${ContactFormName}` | 'newsletter' | 'feedback';

/** The values of any form: every field is text. */
export type Values = Record<string, string>;

export interface Payload {
  form: FormName;
  /** The same for every attempt to send a message, so that an endpoint can drop duplicates. */
  id: string;
  /** Path of the page with the form. */
  page: string;
  language: string;
  fields: Values;
}

export function schemaOf(fields: FieldRecords): z.ZodMiniType<Values, Values> {
  const rules = Object.entries(fields).map(([name, {rule}]) => [name, rule] as const);
  // TypeScript cannot see that every rule is one for text.
  return z.strictObject(Object.fromEntries(rules)) as unknown as z.ZodMiniType<Values, Values>;
}
