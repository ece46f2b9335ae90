import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import texts from '@generated/texts/default/payment.json';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {brand} from '@site/src/config/brand';
import {textOf, type ToolFigures} from '@site/src/content/figures/tool-figures';
import type {GroupName, Method} from '@site/src/features/payment/model/cases';
import {useFormatLocale} from '@site/src/lib/locale';

/** What to send to support, and where. */
export default function Support({
  group,
  method,
  figures,
}: {
  group: GroupName;
  method: Method;
  figures: ToolFigures;
}): ReactNode {
  const locale = useFormatLocale();
  return (
    <>
      <div>
        <Heading as="h3">
          <Translate id="payment.need">If you write to support, send</Translate>
        </Heading>
        <ul>
          {Object.entries(texts.need[group])
            .filter(([name]) => name !== 'uetr' || method === 'swift')
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
            hours: textOf(figures, 'service.support.hours', {locale}),
            time: textOf(figures, 'service.support.response', {locale}),
          }}>
          {
            'Write to {email} or use {contact}; people answer {hours}, typically in {time}. Never send a password, a two-factor code or a full card number.'
          }
        </Translate>
      </p>
    </>
  );
}
