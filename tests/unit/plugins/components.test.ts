import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';

import remarkComponents from '@site/src/plugins/remark/components';

import {nodesOf} from '../support/remark';

/** The imports of a page. */
function imports(markdown: string): unknown[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkComponents);
  const root = processor.runSync(processor.parse(markdown)) as Root;
  return nodesOf(root, 'mdxjsEsm').map(({value}) => value);
}

it('a page imports each component that stands in it, once', () => {
  expect(imports('<Drawing />\n\n<Tabs><TabItem /></Tabs>\n\n<Drawing />').sort()).toEqual([
    "import Drawing from '@site/src/components/Drawing';",
    "import TabItem from '@theme/TabItem';",
    "import Tabs from '@theme/Tabs';",
  ]);
});

it('and none for what every page has', () => {
  expect(imports('Text with a <Term /> and <em>words</em>.')).toEqual([]);
});
