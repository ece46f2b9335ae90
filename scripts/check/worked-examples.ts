import {resolveNode} from '../../src/content/directives/inline';
import {figuresOf} from '../../src/content/sources';
import {allTrees} from '../../src/content/tree';
import {versionLabel} from '../../src/content/versions';
import {count} from '../../src/lib/count';
import {findingAt, pageRule} from './context';
import {nodesOf} from './prose';

/** Lists the computed results that differ from the newest archived version because a figure has changed. */
export const workedExamples = pageRule('worked-examples', (page, {root, figures}) => {
  const [, newest] = allTrees(root);
  if (!newest) return [];
  const changed = nodesOf(page.markdown, 'textDirective').filter((node) => {
    const now = node.name === 'calc' && resolveNode(node, figures);
    const before = now && resolveNode(node, figuresOf(newest));
    return before && now !== before;
  });
  const [first] = changed;
  if (!first) return [];
  const lines = [...new Set(changed.map(({position}) => position?.start.line))].join(', ');
  const message = `${count(changed.length, 'result')} changed since ${versionLabel(newest.version)}, in line ${lines}`;
  const fix = 'read the sentences around them again';
  return [{...findingAt(page, first, message, fix), severity: 'hint' as const}];
});
