import {type FormEvent, type ReactNode, useId, useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useMutation} from '@tanstack/react-query';

import {buttonClass} from '@site/src/components/Button';
import {showToast} from '@site/src/components/Toast';
import {brand} from '@site/src/config/brand';
import {endpoints} from '@site/src/config/endpoints';
import {mailtoUrl} from '@site/src/lib/mailto';
import {postJson} from '@site/src/lib/post-json';
import {queryClient} from '@site/src/lib/query-client';

import styles from './styles.module.css';

function subscribeByMail(email: string): void {
  window.location.href = mailtoUrl(brand.supportEmail, {
    subject: translate({id: 'newsletter.mail.subject', message: 'Newsletter'}),
    body: translate(
      {id: 'newsletter.mail.body', message: 'Please send your updates to {email}.'},
      {email},
    ),
  });
}

/** Box with an e-mail field. Posts to the endpoint; without one it writes the e-mail. */
export default function NewsletterForm(): ReactNode {
  const id = useId();
  const [email, setEmail] = useState('');
  const {mutate, isPending} = useMutation(
    {
      mutationFn: (url: string) => postJson(url, {email}),
      onSuccess: () => {
        setEmail('');
        void showToast(
          'success',
          translate({id: 'newsletter.sent', message: 'Thank you. You are on the list.'}),
        );
      },
      onError: () =>
        void showToast(
          'error',
          translate({
            id: 'newsletter.failed',
            message: 'That did not reach us. Your address is still in the field: please try again.',
          }),
        ),
    },
    queryClient,
  );

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (endpoints.newsletter) mutate(endpoints.newsletter);
    else subscribeByMail(email);
  };

  return (
    <section className={styles.box} aria-labelledby={`${id}-title`}>
      <Heading as="h2" id={`${id}-title`} className={styles.title}>
        <Translate id="newsletter.title">Updates by e-mail</Translate>
      </Heading>
      <form onSubmit={submit}>
        <label htmlFor={`${id}-email`}>
          <Translate id="newsletter.email">Your e-mail address</Translate>
        </label>
        <div className={styles.row}>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            aria-describedby={`${id}-note`}
          />
          <button type="submit" className={buttonClass('primary')} disabled={isPending}>
            <Translate id="newsletter.submit">Subscribe</Translate>
          </button>
        </div>
        <p id={`${id}-note`} className={styles.note}>
          {endpoints.newsletter ? (
            <Translate id="newsletter.note.endpoint">
              We use the address for the newsletter alone.
            </Translate>
          ) : (
            <Translate id="newsletter.note.mail">
              Opens your mail program with the request written; nothing is sent from this page.
            </Translate>
          )}
        </p>
      </form>
    </section>
  );
}
