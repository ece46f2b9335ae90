import {translate} from '@docusaurus/Translate';

/**
 * Says what is wrong with a field and how to fix it.
 *
 * @param key a message of `fields.ts`, with its number after a colon; any other text is shown unchanged,
 *   such as one from the endpoint
 */
export function messageOf(key: string, label: string, value = ''): string {
  const [name, max = ''] = key.split(':');
  if (name === 'email') {
    return translate({
      id: 'form.email',
      message: 'This is not a complete e-mail address, such as name@example.com.',
    });
  }
  if (name !== 'tooLong') return key;
  return translate(
    {id: 'form.tooLong', message: '{label}: at most {max} characters, {excess} too many.'},
    {label, max, excess: String(value.trim().length - Number(max))},
  );
}
