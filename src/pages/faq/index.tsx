import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';

import {questionGroups} from './_questions';

export default function Faq(): ReactNode {
  return (
    <Page
      title={translate({id: 'faq.title', message: 'Frequently asked questions'})}
      description={translate({
        id: 'faq.description',
        message:
          'Short answers to the questions asked most: fees, limits, countries, verification, tax and stuck payments, each with the page that says it all.',
      })}
      lead={
        <Translate id="faq.lead">Short answers. Each leads to the page that says it all.</Translate>
      }>
      {questionGroups().map(({id, title, questions}) => (
        <Section key={id} id={id} title={title}>
          {questions.map(({id: anchor, question, answer, to, link}) => (
            <article key={anchor} id={anchor}>
              <Heading as="h3">{question}</Heading>
              <p>
                {answer} <Link to={to}>{link}</Link>
              </p>
            </article>
          ))}
        </Section>
      ))}
    </Page>
  );
}
