import type {Code, Root} from 'mdast';
import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-solidity';
import {visit} from 'unist-util-visit';

/** `title="event.json"` after the language of a code block. */
const TITLE = /(?:^|\s)title="([^"]*)"/;

/**
 * Colours code when the site is built: the page carries the words with their classes, and no
 * browser loads a highlighter. The colours stand in `src/css/code.css`.
 *
 * A language that Prism does not know stays plain. Runs after all others, on what they made.
 */
export default function remarkHighlight() {
  return (markdown: Root): void => {
    visit(markdown, 'code', (code) => {
      code.data = {
        ...code.data,
        // The markup replaces the text, so that the page does not carry the program twice.
        hChildren: [],
        hProperties: {
          className: [`language-${code.lang ?? 'text'}`],
          html: highlight(code.value, code.lang),
          title: TITLE.exec(code.meta ?? '')?.[1],
        },
      };
    });
  };
}

/** Markup of a program, safe to put into a page: spans with Prism's classes, all else escaped. */
export function highlight(program: string, language: Code['lang']): string {
  const grammar = language ? Prism.languages[language] : undefined;
  return grammar
    ? Prism.highlight(program, grammar, language ?? '')
    : String(Prism.util.encode(program));
}
