import type {Plugin} from '@docusaurus/types';

/**
 * Marks the page when one of its scripts cannot be had, so that the styles in src/css/base.css can
 * show what stands there for visitors without script. It is code in the page, known to the policy by
 * its hash: a file of its own would be what fails.
 */
const CODE =
  'addEventListener("error",function(e){"SCRIPT"===e.target.tagName&&' +
  '(document.documentElement.dataset.script="failed")},!0)';

/** Lets a page whose scripts are blocked half-way be the page that it is without script. */
export default function scriptFailure(): Plugin {
  return {
    name: 'script-failure',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: CODE}]}),
  };
}
