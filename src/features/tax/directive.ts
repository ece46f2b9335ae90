import {toolDirective} from '../../content/figures/directives';

/** Figures that the tax helper works with. */
export const TAX_FIGURES: readonly RegExp[] = [/^tax\./];

export const taxDirective = toolDirective({
  name: 'tax-helper',
  component: 'TaxHelper',
  from: '@site/src/features/tax',
  figures: TAX_FIGURES,
});
