import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {FAQPage} from 'schema-dts';

import {ButtonLink} from '@site/src/components/Button';
import ClosingCall from '@site/src/components/ClosingCall';
import Page from '@site/src/components/Page';
import StructuredData from '@site/src/components/StructuredData';
import {figure} from '@site/src/figures';
import {formatFigure} from '@site/src/figures/format';
import {useFormatLocale} from '@site/src/lib/locale';

import {questionGroups, type Question, type QuestionGroup} from './_questions';
import styles from './styles.module.css';

export default function Faq(): ReactNode {
  const locale = useFormatLocale();
  const groups = questionGroups((id, form = 'full') => formatFigure(figure(id), {form, locale}));
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
      <StructuredData<FAQPage> data={faqData(groups)} />
      <div className={`container ${styles.layout}`}>
        <nav className={styles.nav} aria-label={translate({id: 'faq.nav', message: 'Topics'})}>
          <ul>
            {groups.map(({id, title}) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {groups.map(({id, title, questions}) => (
            <section key={id} aria-labelledby={id} className={styles.group}>
              <Heading as="h2" id={id} className={styles.groupTitle}>
                {title}
              </Heading>
              {questions.map((question) => (
                <Answer key={question.id} question={question} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <ClosingCall
        title={<Translate id="faq.closing.title">Your question is not here?</Translate>}
        text={
          <Translate id="faq.closing.text">
            The help centre goes deeper, and our support team answers day and night.
          </Translate>
        }>
        <ButtonLink to="/contact" tone="primary">
          <Translate id="faq.closing.contact">Contact us</Translate>
        </ButtonLink>
        <ButtonLink to="/knowledge-base" tone="inverse">
          <Translate id="faq.closing.help">Knowledge Base</Translate>
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}

function Answer({question: {id, question, answer, to, link}}: {question: Question}): ReactNode {
  return (
    <article className={styles.question}>
      <Heading as="h3" id={id} className={styles.questionTitle}>
        {question}
      </Heading>
      <p>{answer}</p>
      <Link to={to}>{link}</Link>
    </article>
  );
}

function faqData(groups: readonly QuestionGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({questions}) =>
      questions.map(({question, answer}) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: {'@type': 'Answer' as const, text: answer},
      })),
    ),
  } as const;
}
