import {translate} from '@docusaurus/Translate';

/**
 * Says what is wrong with a field and how to fix it.
 *
 * @param key a message of `schemas.ts`, with its number after a colon; any other text comes from the
 *   endpoint and is shown unchanged
 */
export function messageOf(key: string, value = ''): string {
  const [name, number = ''] = key.split(':');
  switch (name) {
    case 'required':
      return translate({id: 'form.required', message: 'Please fill this in.'});
    case 'choose':
      return translate({id: 'form.choose', message: 'Please choose one.'});
    case 'email':
      return translate({
        id: 'form.email',
        message: 'This is not a complete e-mail address, such as name@example.com.',
      });
    case 'tooLong':
      return translate(
        {
          id: 'form.tooLong',
          message: 'At most {max} characters: {excess} too many.',
        },
        {max: number, excess: String(value.trim().length - Number(number))},
      );
    case 'password':
      return translate({
        id: 'form.password',
        message: 'This password does not meet the rule yet.',
      });
    default:
      return key;
  }
}
