import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {inlineElement} from '../lib/mdast';

/** Anchors that headings of a page once had, each with the anchor of the heading that answers now. */
export type FormerAnchors = Readonly<Record<string, string>>;

/**
 * Keeps published addresses of sections: a heading also has the anchors that `former_anchors` in the
 * front matter maps to it. Must run after Docusaurus has given the headings their ids.
 */
export default function remarkFormerAnchors() {
  return (markdown: Root, {data}: VFile): void => {
    const {former_anchors: former = {}} = (data.frontMatter ?? {}) as {
      former_anchors?: FormerAnchors;
    };
    visit(markdown, 'heading', (heading: Heading) => {
      const ids = Object.keys(former).filter((id) => former[id] === heading.data?.hProperties?.id);
      heading.children.unshift(...ids.map((id) => inlineElement('span', {id}, [])));
    });
  };
}
