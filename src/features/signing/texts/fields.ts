import {translate} from '@docusaurus/Translate';

import type {FieldFault, Named} from '@site/src/features/signing/model/body-fields';

/** What the contract refuses in a body, and how to fix it; code stands in backticks. */
export const fieldTexts: Readonly<
  Record<FieldFault['id'], (count: number, select: unknown, named: Named) => string>
> = {
  'body.no-object': () =>
    translate({
      id: 'signing.seen.body.no-object',
      message: 'This call needs a JSON object as its body.',
    }),
  'field.missing': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.missing',
        message: '`{field}` is missing: this call requires it.',
      },
      named,
    ),
  'field.unknown': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.unknown',
        message: 'This call has no field `{field}`, and is refused with it: remove it.',
      },
      named,
    ),
  'field.misspelt': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.misspelt',
        message: 'This call has no field `{field}`: did you mean `{detail}`?',
      },
      named,
    ),
  'field.misplaced': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.misplaced',
        message: '`{field}` does not go with this `type`: remove one of the two.',
      },
      named,
    ),
  'field.number': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.number',
        message: '`{field}` is a number: write it as a string, `"{detail}"`.',
      },
      named,
    ),
  'field.type': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.type',
        message: '`{field}` must be of type {detail}.',
      },
      named,
    ),
  'field.value': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.value',
        message: '`{field}` must be one of {detail}.',
      },
      named,
    ),
  'field.form': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.form',
        message: '`{field}` is not written as the contract asks: write it like `{detail}`.',
      },
      named,
    ),
  'field.long': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.long',
        message: '`{field}` is too long: shorten it to {detail} characters at most.',
      },
      named,
    ),
  'field.short': (_count, _select, named) =>
    translate(
      {
        id: 'signing.seen.field.short',
        message: '`{field}` is too short: it needs {detail} character or more.',
      },
      named,
    ),
};
