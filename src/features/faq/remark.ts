import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {FAQPage} from 'schema-dts';
import type {VFile} from 'vfile';

import {FAQ_FILE} from '../../content/faq';
import {componentElement} from '../../lib/mdast';

/**
 * Adds structured data with the questions of the FAQ for search engines: each third-level heading with
 * the paragraph below it as the answer. Runs after the directives, so that figures are filled in.
 */
export default function remarkFaq() {
  return (markdown: Root, file: VFile): void => {
    if (!file.path.endsWith(`/${FAQ_FILE}`)) return;
    const questions = markdown.children.flatMap((node, index, all) => {
      const answer = all[index + 1];
      return isQuestion(node) && answer?.type === 'paragraph'
        ? [{name: textOf(node), text: toString(answer)}]
        : [];
    });
    const data: FAQPage & {'@context': string} = {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({name, text}) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: {'@type': 'Answer', text},
      })),
    };
    const from = '@site/src/components/StructuredData';
    markdown.children.push(componentElement('StructuredData', {data}, from));
  };
}

/** Without a comment that gives the heading an id. */
function textOf({children}: Heading): string {
  return toString(children.filter(({type}) => type !== 'mdxTextExpression')).trim();
}

function isQuestion(node: Root['children'][number]): node is Heading {
  return node.type === 'heading' && node.depth === 3;
}
