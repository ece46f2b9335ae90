import {resolveNode} from '../../src/content/directives/inline';
import {figuresOf} from '../../src/content/sources';
import {allTrees} from '../../src/content/tree';
import {versionLabel} from '../../src/content/versions';
import {findingAt, pageRule} from './context';
import {nodesOf} from './prose';

/** Lists the computed results that differ from the newest archived version because a figure has changed. */
export const workedExamples = pageRule('worked-examples', (page, {root, figures}) => {
  const [, newest] = allTrees(root);
  if (!newest) return [];
  return nodesOf(page.markdown, 'textDirective').flatMap((node) => {
    const now = node.name === 'calc' && resolveNode(node, figures);
    const before = now && resolveNode(node, figuresOf(newest));
    if (!before || 'fault' in now || 'fault' in before || now.value === before.value) return [];
    const message = `the result is ${now.value}, and was ${before.value} in ${versionLabel(newest.version)}`;
    const fix = 'read the sentences around it again';
    return [{...findingAt(page, node, message, fix), severity: 'hint' as const}];
  });
});
