import {toolDirective} from '../../content/directives/tool';

export const TAX_FIGURES: readonly RegExp[] = [/^tax\./];

export const taxDirective = toolDirective({
  name: 'tax-helper',
  feature: 'tax',
  component: 'TaxHelper',
  from: '@site/src/features/tax',
  figures: TAX_FIGURES,
});
