import Translate, {translate} from '@docusaurus/Translate';
import texts from '@generated/texts/default/forms.json';
import {type ReactNode, useId} from 'react';

import {brand} from '@site/src/config/brand';
import {email} from '@site/src/features/forms/fields';
import MessageForm from '@site/src/features/forms/MessageForm';

export default function NewsletterForm(): ReactNode {
  const id = useId();
  return (
    <section className="box" aria-labelledby={id}>
      <h2 id={id} className="margin-top--none">
        <Translate id="newsletter.title">Updates by e-mail</Translate>
      </h2>
      <MessageForm
        name="newsletter"
        to={brand.supportEmail}
        subject={() => translate({id: 'newsletter.mail.subject', message: 'Newsletter'})}
        fields={{
          email: email(
            translate({id: 'newsletter.email', message: 'Your e-mail address'}),
            texts.missing.email,
          ),
        }}
        button={<Translate id="newsletter.subscribe">Subscribe</Translate>}
        sent={<Translate id="newsletter.sent">You are on the list.</Translate>}
      />
    </section>
  );
}
