import {translate} from '@docusaurus/Translate';

import {offered} from './features';

/** Pages that visitors often look for: on the 404, and in the search until something is typed. */
export function popularPages(): {to: string; label: string}[] {
  return offered([
    {
      to: '/resources/fee-schedule',
      label: translate({id: 'notFound.popular.fees', message: 'Fee schedule'}),
    },
    {
      to: '/tools/payment',
      label: translate({id: 'notFound.popular.payment', message: 'Where is my payment?'}),
    },
    {
      to: '/knowledge-base/verification-guide',
      label: translate({id: 'notFound.popular.identity', message: 'Verify your identity'}),
    },
    {
      to: '/knowledge-base/security/enable-2fa#what-can-go-wrong',
      label: translate({id: 'notFound.popular.codes', message: 'Lost phone or two-factor codes'}),
    },
    {
      to: '/resources/supported-countries',
      label: translate({id: 'notFound.popular.countries', message: 'Supported countries'}),
    },
    {to: '/api', label: translate({id: 'notFound.popular.api', message: 'API reference'})},
  ]);
}
