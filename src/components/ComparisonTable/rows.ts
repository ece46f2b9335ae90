import {translate} from '@docusaurus/Translate';

export interface ComparisonRow {
  name: string;
  ours: string;
  traditional: string;
}

export function comparisonRows(): ComparisonRow[] {
  return [
    {
      name: translate({id: 'comparison.verification', message: 'Verification'}),
      ours: translate({id: 'comparison.verification.ours', message: 'Minutes'}),
      traditional: translate({id: 'comparison.verification.traditional', message: 'Days'}),
    },
    {
      name: translate({id: 'comparison.banking', message: 'Bank transfers'}),
      ours: translate({id: 'comparison.banking.ours', message: 'Full SEPA and SWIFT'}),
      traditional: translate({id: 'comparison.banking.traditional', message: 'Limited options'}),
    },
    {
      name: translate({id: 'comparison.regulation', message: 'Regulation'}),
      ours: translate({id: 'comparison.regulation.ours', message: 'Licensed in the EU'}),
      traditional: translate({
        id: 'comparison.regulation.traditional',
        message: 'Often unregulated',
      }),
    },
    {
      name: translate({id: 'comparison.conversion', message: 'Euro to crypto'}),
      ours: translate({id: 'comparison.conversion.ours', message: 'Direct conversion'}),
      traditional: translate({id: 'comparison.conversion.traditional', message: 'Several steps'}),
    },
    {
      name: translate({id: 'comparison.support', message: 'Support'}),
      ours: translate({id: 'comparison.support.ours', message: '24/7'}),
      traditional: translate({id: 'comparison.support.traditional', message: 'Business hours'}),
    },
    {
      name: translate({id: 'comparison.security', message: 'Security'}),
      ours: translate({id: 'comparison.security.ours', message: 'Strong encryption'}),
      traditional: translate({id: 'comparison.security.traditional', message: 'Varies'}),
    },
  ];
}
