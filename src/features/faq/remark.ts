import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {FAQPage} from 'schema-dts';
import type {VFile} from 'vfile';

import {FAQ_FILE} from '../../content/faq';
import {componentElement, type Part, split} from '../../lib/mdast';

/**
 * Lays out the FAQ, which is written as plain headings and paragraphs: links to the subjects, each question folded
 * with its answer, and structured data for search engines. Must run after Docusaurus has given the headings their ids.
 */
export default function remarkFaq() {
  return (markdown: Root, file: VFile): void => {
    if (!file.path.endsWith(`/${FAQ_FILE}`)) return;
    const [intro, subjects] = split(markdown.children, 2);
    const parts = subjects.map(({heading, blocks}) => ({heading, rest: split(blocks, 3)}));
    const links = subjects.map(({heading}) => ({id: idOf(heading), title: toString(heading)}));
    markdown.children = [
      ...intro,
      part('Subjects', {links}),
      ...parts.map(({heading, rest: [before, questions]}) =>
        part('Subject', {id: idOf(heading)}, [heading, ...before, ...questions.map(folded)]),
      ),
      structuredData(parts.flatMap(({rest: [, questions]}) => questions)),
    ];
  };
}

/** A component of this folder. */
function part(name: string, props: object, content: readonly RootContent[] = []): RootContent {
  const children = content as Parameters<typeof componentElement>[3];
  return componentElement(name, props, `@site/src/features/faq/${name}`, children);
}

function folded({heading, blocks}: Part): RootContent {
  const words = heading.children as Parameters<typeof componentElement>[3];
  const title = componentElement('span', {}, undefined, words);
  return part('Question', {id: idOf(heading)}, [title, ...blocks]);
}

function idOf({data}: Heading): string {
  return String(data?.hProperties?.id ?? '');
}

/** Each question with the first paragraph of its answer. */
function structuredData(questions: readonly Part[]): RootContent {
  const data: FAQPage & {'@context': string} = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.flatMap(({heading, blocks: [answer]}) =>
      answer?.type === 'paragraph'
        ? [
            {
              '@type': 'Question',
              name: toString(heading),
              acceptedAnswer: {'@type': 'Answer', text: toString(answer)},
            },
          ]
        : [],
    ),
  };
  return componentElement('StructuredData', {data}, '@site/src/components/StructuredData');
}
