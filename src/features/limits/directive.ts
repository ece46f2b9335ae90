import {toolDirective} from '../../content/figures/directives';
import {LIMIT_FIGURES} from './limits';

export const limitsDirective = toolDirective({
  name: 'limits',
  component: 'LimitFinder',
  from: '@site/src/features/limits',
  figures: LIMIT_FIGURES,
});
