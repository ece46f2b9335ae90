import type {Plugin} from '@docusaurus/types';

/**
 * Marks the page when one of its scripts cannot be loaded or is not the script (such as a login page in
 * its place), so that the styles in src/css/base.css can show what stands there for visitors without
 * script. It is code in the page, known to the policy by its hash: a file of its own would be what fails.
 */
const CODE = `function failed(){document.documentElement.dataset.script="failed"}
addEventListener("error",function(e){/\\/assets\\/js\\//.test(e.target.src||e.filename)&&failed()},!0);
addEventListener("unhandledrejection",function(e){e.reason&&"ChunkLoadError"===e.reason.name&&failed()})`;

/** Lets a page whose scripts are blocked half-way be the page that it is without script. */
export default function scriptFailure(): Plugin {
  return {
    name: 'script-failure',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: CODE}]}),
  };
}
