import Interpolate from '@docusaurus/Interpolate';
import orderBook from '@generated/content-files/default/order-book.json';
import accounts from '@generated/figures/default/table-trading-accounts.json';
import texts from '@generated/texts/default/page-features.json';
import Heading from '@theme/Heading';
import {
  ArrowLeftRight,
  CodeXml,
  Coins,
  CreditCard,
  Fuel,
  Headset,
  KeyRound,
  Landmark,
  LifeBuoy,
  ListChecks,
  ListOrdered,
  Network,
  Smartphone,
  Sprout,
  Timer,
  TrendingDown,
  UserRoundCheck,
} from 'lucide-react';
import type {ReactNode} from 'react';

import tradingFigures from '@site/docs/_figures/trading.json';
import {AppButton, ButtonLink} from '@site/src/components/Button';
import CardGrid from '@site/src/components/CardGrid';
import {cards} from '@site/src/components/CardGrid/cards';
import ClosingCall from '@site/src/components/ClosingCall';
import Drawing from '@site/src/components/Drawing';
import Facts from '@site/src/components/Facts';
import FigureConflicts from '@site/src/components/FigureConflicts';
import FigureTable from '@site/src/components/FigureTable';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import {brand} from '@site/src/config/brand';
import Term from '@site/src/features/glossary/Term';
import {useFormatLocale} from '@site/src/lib/locale';

import styles from './styles.module.css';

/** The order in the worked example, in euro. */
const ORDER = 1000;

const CORE = cards(texts.core.cards, {
  fiat: {icon: ArrowLeftRight},
  coins: {icon: Coins},
  payment: {icon: CreditCard, to: '/knowledge-base/payments/payment-methods'},
  multichain: {icon: Network, to: '/knowledge-base/network-types'},
  network: {icon: Fuel, to: '/resources/fee-schedule'},
  staking: {icon: Sprout},
  support: {icon: Headset, to: '/contact'},
  fast: {icon: Timer, to: '/knowledge-base/account-setup'},
});
const TRADING = cards(texts.trading.cards, {
  orders: {icon: ListOrdered, to: '/knowledge-base/trading/order-types'},
  protection: {icon: LifeBuoy, to: '/knowledge-base/trading/stop-loss-take-profit'},
  tiers: {icon: TrendingDown, to: '/resources/fee-schedule'},
  api: {icon: CodeXml, to: '/api'},
});
const SECURITY = cards(texts.security.cards, {
  '2fa': {icon: Smartphone, to: '/knowledge-base/security/enable-2fa'},
  wallets: {icon: KeyRound},
  whitelist: {icon: ListChecks, to: '/knowledge-base/security/wallet-protection'},
  gdpr: {icon: UserRoundCheck, to: '/privacy'},
});

export default function Features(): ReactNode {
  const {core, trading, security, sales} = texts;
  return (
    <Page
      marketing
      title={texts.title}
      description={texts.description}
      lead={texts.lead}
      actions={
        <>
          <AppButton to="sign-up">{texts.signUp}</AppButton>
          <ButtonLink to="/resources/fee-schedule">{texts.fees}</ButtonLink>
        </>
      }>
      <Section title={core.title}>
        <CardGrid items={CORE} />
      </Section>
      <Section tone="tinted" title={trading.title}>
        <div className={styles.split}>
          <Facts items={TRADING} />
          <Drawing {...orderBook} />
        </div>
        <p className={styles.fees}>
          <Interpolate values={{maker: <Side name="maker" />, taker: <Side name="taker" />}}>
            {trading.fees}
          </Interpolate>
        </p>
        <FigureTable table={accounts.table} />
        <WorkedExample />
        <FigureConflicts conflicts={accounts.notes} />
      </Section>
      <Section title={security.title}>
        <Facts items={SECURITY} columns={2} />
      </Section>
      <RegulatedBanner />
      <ClosingCall title={sales.title} text={sales.text}>
        <ButtonLink to="/contact#business" tone="primary">
          {sales.link}
        </ButtonLink>
      </ClosingCall>
    </Page>
  );
}

/** A side of a trade, with its definition. */
function Side({name}: {name: 'maker' | 'taker'}): ReactNode {
  const {term, ...entry} = texts.trading[name];
  return (
    <Term to={`/knowledge-base/glossary#${name}`} {...entry}>
      {term}
    </Term>
  );
}

/** The fees of one order in euro, with either account. */
function WorkedExample(): ReactNode {
  const euro = new Intl.NumberFormat(useFormatLocale(), {style: 'currency', currency: 'EUR'});
  const fee = ({value}: {value: number}): string => euro.format((ORDER * value) / 100);
  return (
    <p className={styles.example}>
      <Interpolate
        values={{
          order: euro.format(ORDER).replace(/\D00$/, ''),
          standard: <strong>{fee(tradingFigures['marketing.standard.taker'])}</strong>,
          premium: <strong>{fee(tradingFigures['marketing.premium.taker'])}</strong>,
          standardMaker: <strong>{fee(tradingFigures['marketing.standard.maker'])}</strong>,
          premiumMaker: <strong>{fee(tradingFigures['marketing.premium.maker'])}</strong>,
        }}>
        {texts.trading.example}
      </Interpolate>
    </p>
  );
}

/** Who supervises the service, set off from its features. */
function RegulatedBanner(): ReactNode {
  const {title, text, link} = texts.regulated;
  return (
    <section className="container" aria-labelledby="regulated">
      <div className={styles.banner}>
        <Landmark className={styles.bannerIcon} aria-hidden="true" strokeWidth={1.5} />
        <div className={styles.bannerText}>
          <Heading as="h2" id="regulated" className={styles.bannerTitle}>
            {title}
          </Heading>
          <p>
            <Interpolate values={{regulator: brand.regulator}}>{text}</Interpolate>
          </p>
        </div>
        <ButtonLink to="/compliance">{link}</ButtonLink>
      </div>
    </section>
  );
}
