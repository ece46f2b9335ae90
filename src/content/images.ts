import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

type OnMissingImage = Exclude<MarkdownConfig['hooks']['onBrokenMarkdownImages'], string>;

/** For the preview: a placeholder that names the missing image. A build fails instead. */
export const missingImage: OnMissingImage = ({url, sourceFilePath, node}) => {
  const {line = 1, column = 1} = node.position?.start ?? {};
  const lines = [`No such image: ${url || '(no file)'}`, `${sourceFilePath}:${line}:${column}`];
  const texts = lines.map(
    (text, at) => `<text x="24" y="${52 + at * 32}">${escapeXml(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="120" font-family="sans-serif" font-size="18" fill="#b3261e"><rect width="100%" height="100%" fill="#fdecea" stroke="#b3261e"/>${texts.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

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
