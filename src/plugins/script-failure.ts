import type {Plugin} from '@docusaurus/types';

/**
 * Marks the page if one of its scripts fails to load or is something else (such as a login page), so
 * that src/css/base.css can show the fallback for visitors without script. It is inline, and allowed by
 * its hash in the Content Security Policy, because a file could fail to load as well.
 */
const CODE = `function failed(){document.documentElement.dataset.script="failed"}
addEventListener("error",function(e){/\\/assets\\/js\\//.test(e.target.src||e.filename)&&failed()},!0);
addEventListener("unhandledrejection",function(e){e.reason&&"ChunkLoadError"===e.reason.name&&failed()})`;

/** Makes a page whose scripts fail to load look as it does without script. */
export default function scriptFailure(): Plugin {
  return {
    name: 'script-failure',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: CODE}]}),
  };
}
