import {toolDirective} from '../../content/directives/tool';
import {pickFigures} from '../../content/figures/tool-figures';
import {COUNTRY_FIGURES, listedCountries} from './find';
import {worldNames} from './world';

export const countryDirective = toolDirective({
  name: 'country-check',
  feature: 'countries',
  component: 'CountryCheck',
  from: '@site/src/features/countries',
  props: ({page}) => ({
    countries: listedCountries(pickFigures(page.figures.figures, COUNTRY_FIGURES), worldNames()),
    home: page.tree.base,
  }),
});
