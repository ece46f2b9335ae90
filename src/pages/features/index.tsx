import Translate, {translate} from '@docusaurus/Translate';
import orderBook from '@generated/content-files/default/order-book.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {Landmark} from 'lucide-react';
import type {ReactNode} from 'react';

import {AppButton, ButtonLink} from '@site/src/components/Button';
import CardGrid from '@site/src/components/CardGrid';
import ClosingCall from '@site/src/components/ClosingCall';
import Drawing from '@site/src/components/Drawing';
import Facts from '@site/src/components/Facts';
import {CurrentConflicts, CurrentFigureTable} from '@site/src/components/Figure';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import {brand} from '@site/src/config/brand';
import {figure, type FigureId} from '@site/src/content/figures';
import Term from '@site/src/features/glossary/Term';
import {useFormatLocale} from '@site/src/lib/locale';
import {core, security, trading} from './_cards';

import styles from './styles.module.css';

/** Euro, in the worked example. */
const ORDER = 1000;

export default function Features(): ReactNode {
  return (
    <Page
      marketing
      title={translate({id: 'features.title', message: 'Features'})}
      description={translate({
        id: 'features.description',
        message:
          'What you can do here: convert euro to crypto directly, trade with limit and stop orders, stake, use the API, with the fees of each account.',
      })}
      lead={
        <Translate id="features.lead">
          Everything a European trader needs to buy, sell, convert and hold, and nothing that gets
          in the way.
        </Translate>
      }
      actions={
        <>
          <AppButton to="sign-up">
            <Translate id="features.signUp">Create an account</Translate>
          </AppButton>
          <ButtonLink to="/resources/fee-schedule">
            <Translate id="features.fees.link">Fee schedule</Translate>
          </ButtonLink>
        </>
      }>
      <Section title={<Translate id="features.core.title">The service</Translate>}>
        <CardGrid items={core()} />
      </Section>
      <Section tone="tinted" title={<Translate id="features.trading.title">Trading</Translate>}>
        <div className={clsx(styles.split)}>
          <Facts items={trading()} />
          <Drawing {...orderBook} />
        </div>
        <p className={styles.fees}>
          <Translate
            id="features.fees"
            values={{
              maker: (
                <Term
                  to="/knowledge-base/glossary#maker"
                  name={translate({id: 'features.maker.name', message: 'Maker'})}
                  definition={translate({
                    id: 'features.maker.text',
                    message: 'You are the maker when your order waits in the order book.',
                  })}>
                  <Translate id="features.maker">maker</Translate>
                </Term>
              ),
              taker: (
                <Term
                  to="/knowledge-base/glossary#taker"
                  name={translate({id: 'features.taker.name', message: 'Taker'})}
                  definition={translate({
                    id: 'features.taker.text',
                    message: 'You are the taker when your order fills one that waits.',
                  })}>
                  <Translate id="features.taker">taker</Translate>
                </Term>
              ),
            }}>
            {'A trade has a {maker} and a {taker}, and each pays a fee of its own.'}
          </Translate>
        </p>
        <CurrentFigureTable name="trading-accounts" />
        <WorkedExample />
        <CurrentConflicts page="/features" tables={['trading-accounts']} />
      </Section>
      <Section title={<Translate id="features.security.title">Security</Translate>}>
        <Facts items={security()} columns={2} />
      </Section>
      <RegulatedBanner />
      <ClosingCall
        title={<Translate id="features.sales.title">Trading for a business?</Translate>}
        text={
          <Translate id="features.sales.text">
            Verified business accounts have higher deposit limits. Tell us what you need.
          </Translate>
        }>
        <ButtonLink to="/contact#business" tone="primary">
          <Translate id="features.sales.link">Contact sales</Translate>
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}

/** The table in euro: one order, with either account. */
function WorkedExample(): ReactNode {
  const euro = new Intl.NumberFormat(useFormatLocale(), {style: 'currency', currency: 'EUR'});
  const feeOf = (id: FigureId): string => euro.format((ORDER * Number(figure(id).value)) / 100);
  return (
    <p className={styles.example}>
      <Translate
        id="features.example"
        values={{
          order: euro.format(ORDER).replace(/\D00$/, ''),
          standard: <strong>{feeOf('trading.marketing.standard.taker')}</strong>,
          premium: <strong>{feeOf('trading.marketing.premium.taker')}</strong>,
          standardMaker: <strong>{feeOf('trading.marketing.standard.maker')}</strong>,
          premiumMaker: <strong>{feeOf('trading.marketing.premium.maker')}</strong>,
        }}>
        {
          'Worked example: an order of {order} that fills at once costs {standard} with a Standard account and {premium} with Premium. If it waits in the order book first, it costs {standardMaker} and {premiumMaker}.'
        }
      </Translate>
    </p>
  );
}

/** Who supervises the service, set off from what it can do. */
function RegulatedBanner(): ReactNode {
  return (
    <section className="container" aria-labelledby="regulated">
      <div className={styles.banner}>
        <Landmark className={styles.bannerIcon} aria-hidden="true" strokeWidth={1.5} />
        <div className={styles.bannerText}>
          <Heading as="h2" id="regulated" className={styles.bannerTitle}>
            <Translate id="features.regulated.title">Regulated and supervised</Translate>
          </Heading>
          <p>
            <Translate id="features.regulated.text" values={{regulator: brand.regulator}}>
              {
                'An authorised provider of crypto-asset services under the supervision of {regulator}.'
              }
            </Translate>
          </p>
        </div>
        <ButtonLink to="/compliance">
          <Translate id="features.regulated.link">All compliance and legal pages</Translate>
        </ButtonLink>
      </div>
    </section>
  );
}
