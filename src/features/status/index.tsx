import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import Age from '@site/src/components/Age';
import Page from '@site/src/components/Page';
import form from '@site/src/components/Tool/styles.module.css';
import Verdict from '@site/src/components/Tool/Verdict';
import Components from './Components';
import Incidents from './Incidents';
import type {Status} from './schema';

/** /status: only shows what operators have entered. */
export default function StatusPage({status}: {status: Status}): ReactNode {
  const {components, incidents} = status;
  const title = translate({id: 'status.title', message: 'Service status'});
  return (
    <Page
      title={title}
      description={translate({
        id: 'status.description',
        message:
          'The web application, trading, deposits, withdrawals, the API and this website: their current status and past incidents, with a feed.',
      })}
      lead={
        <Translate id="status.lead">What is working, what is not, and past incidents.</Translate>
      }>
      <Head>
        <link rel="alternate" type="application/atom+xml" href="/status/atom.xml" title={title} />
      </Head>
      <div className={`container ${form.page}`}>
        <section aria-labelledby="components">
          <Heading as="h2" id="components">
            <Translate id="status.components.title">Current status</Translate>
          </Heading>
          <div className={form.tool}>
            <Source {...status} />
            <Components components={components} />
          </div>
        </section>
        <section aria-labelledby="incidents">
          <Heading as="h2" id="incidents">
            <Translate id="status.incidents">Incidents</Translate>
          </Heading>
          {incidents.length === 0 && (
            <p>
              <Translate id="status.incidents.none">No incidents have been entered.</Translate>
            </p>
          )}
          <Incidents components={components} incidents={incidents} />
          <More />
        </section>
      </div>
    </Page>
  );
}

/** The source of the states, and when they were last edited. */
function Source({monitoring, edited}: Status): ReactNode {
  return (
    <Verdict tone="warning">
      <Heading as="h3">
        {monitoring === 'none' ? (
          <Translate id="status.byHand">Entered by hand: no monitoring is connected</Translate>
        ) : (
          <Translate id="status.measured">Entered by hand, in addition to monitoring</Translate>
        )}
      </Heading>
      <p>
        <Translate id="status.edited" values={{age: <Age date={edited} />}}>
          {'Last edited: {age}.'}
        </Translate>{' '}
        {monitoring === 'none' ? (
          <Translate id="status.byHand.means">
            These states are not measured, so there may be a problem that nobody has entered yet.
          </Translate>
        ) : (
          <a href={monitoring}>
            <Translate id="status.monitoring">See the monitoring page</Translate>
          </a>
        )}
      </p>
    </Verdict>
  );
}

function More(): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="status.report"
          values={{
            contact: (
              <Link to="/contact#technical">
                <Translate id="status.report.link">Tell us</Translate>
              </Link>
            ),
            payment: (
              <Link to="/tools/payment">
                <Translate id="status.payment">Where is my payment?</Translate>
              </Link>
            ),
            updates: (
              <Link to="/updates">
                <Translate id="status.updates">Updates</Translate>
              </Link>
            ),
          }}>
          {
            'Something does not work and is not listed here? {contact}. For one deposit or withdrawal, see {payment} Planned maintenance is announced in {updates}.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="status.feeds">Follow by feed:</Translate> <a href="/status/rss.xml">RSS</a> ·{' '}
        <a href="/status/atom.xml">Atom</a>
      </p>
    </>
  );
}
