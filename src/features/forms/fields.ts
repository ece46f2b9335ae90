import * as z from 'zod/mini';

import type {FieldProps} from '../../components/Field';

/** The values of any form: every field is text. */
export type Values = Record<string, string>;

/** Maximum lengths in characters, generous enough for anything typed by hand; pasted text is never cut. */
const MAX = {name: 100, email: 254, line: 200, text: 5000} as const;

/** One field of a form: it is drawn from this record, and validated by its rule. */
export interface FieldRecord extends Pick<
  FieldProps,
  'kind' | 'rows' | 'options' | 'autoComplete'
> {
  label: string;
  /** A function follows what is typed. */
  hint?: string | ((value: string) => string) | undefined;
  /**
   * Its messages are texts, or keys of `messageOf` in `FormFields.tsx`. A rule that accepts an empty text makes the field
   * optional.
   */
  rule: z.ZodMiniType<string>;
  /** Shares a row with its neighbour if there is room. */
  half?: boolean;
}

/** The fields of a form by name, in the order of the page. */
export type FieldRecords = Readonly<Record<string, FieldRecord>>;

/** @param missing asks for the value in the summary and at the field, if it is empty */
const required = (missing: string, max: number, ...rules: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, `tooLong:${max}`), ...rules);

/** A field that may be empty. */
export const optional = (field: FieldRecord): FieldRecord => ({
  ...field,
  rule: z._default(z.string().check(z.trim(), z.maxLength(MAX.text, `tooLong:${MAX.text}`)), ''),
});

export const line = (label: string, missing: string) => ({
  label,
  rule: required(missing, MAX.line),
});

/** The name of a person, or what they are called at work. */
export const name = (label: string, missing: string, autoComplete: string) => ({
  label,
  autoComplete,
  half: true,
  rule: required(missing, MAX.name),
});

export const email = (label: string, missing: string) =>
  ({
    label,
    kind: 'email',
    rule: required(missing, MAX.email, z.regex(z.regexes.email, 'email')),
  }) as const;

export const choice = (
  label: string,
  missing: string,
  options: Readonly<Record<string, string>>,
) => ({label, options, rule: z.enum(Object.keys(options), missing)});

/** Text of several lines. */
export const area = (label: string, missing: string, hint?: string) => ({
  label,
  hint,
  rows: 6,
  rule: required(missing, MAX.text),
});

/** Spaces are part of a password. */
export const password = (label: string, missing: string) =>
  ({
    label,
    kind: 'password',
    autoComplete: 'current-password',
    rule: z.string().check(z.minLength(1, missing)),
  }) as const;
