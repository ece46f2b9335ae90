import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';

import type {Prose as ProseData, ProseNode} from '@site/src/contract/prose';

/** A description of the contract. */
export default function Prose({nodes}: {nodes: ProseData}): ReactNode {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

function Node({node}: {node: ProseNode}): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'code':
      return <code>{node.text}</code>;
    case 'link':
      return (
        <Link to={node.url}>
          <Prose nodes={node.children} />
        </Link>
      );
    default: {
      const Tag = TAGS[node.type];
      return (
        <Tag>
          <Prose nodes={node.children} />
        </Tag>
      );
    }
  }
}

const TAGS = {paragraph: 'p', strong: 'strong', emphasis: 'em', list: 'ul', item: 'li'} as const;
