import * as z from 'zod/mini';

import {contactFields} from './contact/fields';
import {email} from './fields';
import {type FormName, schemaOf} from './schemas';
import texts from './texts.json';

const {general, technical, business} = contactFields(texts);

/** The values that each form posts. */
const FIELDS: Readonly<Record<FormName, z.ZodMiniType>> = {
  'contact.general': schemaOf(general),
  'contact.technical': schemaOf(technical),
  'contact.business': schemaOf(business),
  newsletter: schemaOf({email: email('', '')}),
  feedback: z.strictObject({helpful: z.enum(['yes', 'no'])}),
};

/** The JSON Schema of what each form posts. Only used at build time. */
export function payloadSchemas(): [form: string, schema: object][] {
  return Object.entries(FIELDS).map(([form, fields]) => [
    form,
    z.toJSONSchema(
      z.strictObject({
        form: z.literal(form),
        id: z.uuid(),
        page: z.string(),
        language: z.string(),
        fields,
      }),
    ),
  ]);
}
