import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';

import {brand} from '@site/src/config/brand';
import {mailtoUrl} from '@site/src/lib/mailto';

/** Asks whether the article helped; the answer goes by the visitor's own mail program. */
export default function ArticleFeedback({title}: {title: string}): ReactNode {
  const href = mailtoUrl(brand.supportEmail, {
    subject: translate({id: 'feedback.subject', message: 'About the article: {title}'}, {title}),
  });
  return (
    <a href={href}>
      <Translate id="feedback.question">Was this article helpful?</Translate>{' '}
      <Translate id="feedback.how">Tell us by e-mail</Translate>
    </a>
  );
}
