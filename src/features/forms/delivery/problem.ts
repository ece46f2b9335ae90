import {translate} from '@docusaurus/Translate';

import {brand} from '@site/src/config/brand';
import {EndpointError} from '@site/src/lib/post-json';

/** Says why a message did not go out and what to do now. The text is still in the form. */
export function problemOf(error: unknown): string {
  if (typeof navigator !== 'undefined' && !navigator.onLine) {
    return translate({
      id: 'form.problem.offline',
      message: 'You are offline. What you wrote is kept: send it again when you are back.',
    });
  }
  if (error instanceof EndpointError && error.status === 429) {
    return translate({
      id: 'form.problem.busy',
      message: 'We are receiving too many messages just now. Yours is kept: try in a few minutes.',
    });
  }
  if (error instanceof EndpointError && error.status < 500) {
    return translate(
      {
        id: 'form.problem.refused',
        message:
          'The message was not accepted. Check what you wrote, or send it to {email} by e-mail.',
      },
      {email: brand.supportEmail},
    );
  }
  return translate(
    {
      id: 'form.problem.failed',
      message:
        'The message could not be delivered. It is kept here: try again, or write to {email}.',
    },
    {email: brand.supportEmail},
  );
}

/** For the one that a program filled in; a person may have been helped by one too. */
export function automaticMessage(): string {
  return translate(
    {
      id: 'form.problem.automatic',
      message:
        'A hidden field was filled in, as programs do, so nothing was sent. Please write to {email}.',
    },
    {email: brand.supportEmail},
  );
}
