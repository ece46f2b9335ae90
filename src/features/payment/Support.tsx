import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import {brand} from '@site/src/config/brand';
import type {Case} from '@site/src/features/payment/model/cases';

/** What to send to support, and how to reach them. */
export default function Support({found: {group, methods}}: {found: Case}): ReactNode {
  const {write} = useTool();
  return (
    <>
      <div>
        <Heading as="h3">
          <Translate id="payment.need">If you write to support, send</Translate>
        </Heading>
        <ul>
          {Object.entries(texts.need[group])
            .filter(([name]) => name !== 'uetr' || methods.includes('swift'))
            .map(([name, item]) => (
              <li key={name}>{item}</li>
            ))}
        </ul>
      </div>
      <p>
        <Translate
          id="payment.write"
          values={{
            email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
            contact: (
              <Link to="/contact">
                <Translate id="payment.write.form">the contact form</Translate>
              </Link>
            ),
            hours: write.figure('service.support.hours'),
            time: write.figure('service.support.response'),
          }}>
          {
            'Write to {email} or use {contact}; people answer {hours}, typically in {time}. Never send a password, a two-factor code or a full card number.'
          }
        </Translate>
      </p>
    </>
  );
}
