import type {ReactNode} from 'react';
import * as z from 'zod/mini';

import type {FieldProps} from '../../components/Field';

/** Maximum lengths in characters, generous enough for anything typed by hand; pasted text is never cut. */
const MAX = {name: 100, email: 254, line: 200, password: 1000, text: 5000} as const;

/** One field of a form: it is drawn from this record, and validated by its rule. */
export interface FieldRecord extends Pick<
  FieldProps,
  'kind' | 'rows' | 'options' | 'hint' | 'autoComplete'
> {
  label: string;
  /**
   * Its messages are keys of `messages.ts`. A rule that accepts an empty text makes the field optional.
   * The JSON Schema of the form at /schemas/ follows from it.
   */
  rule: z.ZodMiniType<string>;
  /** Shares a row with its neighbour if there is room. */
  half?: boolean;
}

/** The fields of a form by name, in the order of the page. */
export type FieldRecords = Readonly<Record<string, FieldRecord>>;

const required = (max: number, ...rules: z.core.$ZodCheck<string>[]) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, `tooLong:${max}`), ...rules);
/** The rule of a text that may be empty. */
export const optional = z._default(
  z.string().check(z.trim(), z.maxLength(MAX.text, `tooLong:${MAX.text}`)),
  '',
);

export const line = (label: string) => ({label, rule: required(MAX.line)});

/** The name of a person, or what they are called at work. */
export const name = (label: string, autoComplete: string) => ({
  label,
  autoComplete,
  half: true,
  rule: required(MAX.name),
});

export const email = (label: string) =>
  ({label, kind: 'email', rule: required(MAX.email, z.regex(z.regexes.email, 'email'))}) as const;

export const choice = (label: string, options: Readonly<Record<string, string>>) => ({
  label,
  options,
  rule: z.enum(Object.keys(options), 'choose'),
});

/** Text of several lines. */
export const area = (label: string, hint?: string) => ({
  label,
  hint,
  rows: 6,
  rule: required(MAX.text),
});
export const optionalArea = (label: string, hint?: string) => ({
  ...area(label, hint),
  rule: optional,
});

export const password = (label: string) =>
  ({
    label,
    kind: 'password',
    autoComplete: 'current-password',
    rule: required(MAX.password),
  }) as const;

/**
 * @param shortest minimum length
 * @param hint the rule in words
 */
export const newPassword = (label: string, shortest: number, hint: ReactNode) => ({
  ...password(label),
  hint,
  autoComplete: 'new-password',
  rule: required(
    MAX.password,
    z.minLength(shortest, 'password'),
    z.regex(/\d/, 'password'),
    z.regex(/[^\p{L}\p{N}\s]/u, 'password'),
  ),
});
