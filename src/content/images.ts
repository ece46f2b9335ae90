import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const ESCAPED = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"} as const;

/**
 * Undoes the HTML escapes in the alt text and title of images. Docusaurus escapes them when it turns an
 * image into `<img>`, and React escapes them again.
 */
export default function remarkImages() {
  return (markdown: Root): void => {
    visit(markdown, 'mdxJsxTextElement', ({name, attributes}) => {
      if (name !== 'img') return;
      for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        attribute.value = attribute.value.replace(
          /&(?:amp|lt|gt|quot|#39);/g,
          (entity) => ESCAPED[entity as keyof typeof ESCAPED],
        );
      }
    });
  };
}
