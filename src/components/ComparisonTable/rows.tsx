import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Figure from '@site/src/components/Figure';

export interface ComparisonRow {
  name: string;
  /** What is compared, in a few words. */
  description: string;
  ours: ReactNode;
  traditional: string;
  /** The difference in a word. */
  badge: string;
}

export function comparisonRows(): ComparisonRow[] {
  return [
    {
      name: translate({id: 'comparison.verification', message: 'Verification'}),
      description: translate({
        id: 'comparison.verification.description',
        message: 'From sign-up to a verified account',
      }),
      badge: translate({id: 'comparison.verification.badge', message: 'Faster'}),
      ours: (
        <Translate
          id="comparison.verification.ours"
          values={{review: <Figure id="compliance.kyc.review" />}}>
          {'Minutes for many accounts, typically {review}'}
        </Translate>
      ),
      traditional: translate({id: 'comparison.verification.traditional', message: 'Days'}),
    },
    {
      name: translate({id: 'comparison.banking', message: 'Bank transfers'}),
      description: translate({
        id: 'comparison.banking.description',
        message: 'Ways to move euro in and out',
      }),
      badge: translate({id: 'comparison.banking.badge', message: 'Complete'}),
      ours: translate({id: 'comparison.banking.ours', message: 'Full SEPA and SWIFT'}),
      traditional: translate({id: 'comparison.banking.traditional', message: 'Limited options'}),
    },
    {
      name: translate({id: 'comparison.regulation', message: 'Regulation'}),
      description: translate({
        id: 'comparison.regulation.description',
        message: 'Who supervises the service',
      }),
      badge: translate({id: 'comparison.regulation.badge', message: 'Supervised'}),
      ours: translate({id: 'comparison.regulation.ours', message: 'Licensed in the EU'}),
      traditional: translate({
        id: 'comparison.regulation.traditional',
        message: 'Often unregulated',
      }),
    },
    {
      name: translate({id: 'comparison.conversion', message: 'Euro to crypto'}),
      description: translate({
        id: 'comparison.conversion.description',
        message: 'From money to coin',
      }),
      badge: translate({id: 'comparison.conversion.badge', message: 'One step'}),
      ours: translate({id: 'comparison.conversion.ours', message: 'Direct conversion'}),
      traditional: translate({id: 'comparison.conversion.traditional', message: 'Several steps'}),
    },
    {
      name: translate({id: 'comparison.support', message: 'Support'}),
      description: translate({
        id: 'comparison.support.description',
        message: 'When someone answers',
      }),
      badge: translate({id: 'comparison.support.badge', message: 'Always open'}),
      ours: translate({id: 'comparison.support.ours', message: '24/7'}),
      traditional: translate({id: 'comparison.support.traditional', message: 'Business hours'}),
    },
    {
      name: translate({id: 'comparison.security', message: 'Security'}),
      description: translate({
        id: 'comparison.security.description',
        message: 'How accounts and funds are kept',
      }),
      badge: translate({id: 'comparison.security.badge', message: 'Protected'}),
      ours: translate({id: 'comparison.security.ours', message: 'Strong encryption'}),
      traditional: translate({id: 'comparison.security.traditional', message: 'Varies'}),
    },
  ];
}
