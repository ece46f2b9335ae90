import {nodesOf} from '../prose';
import {boxOf} from './boxes';
import {box} from './kinds';
import {type Edit, edited, parsed, type Pass} from './pass';

/** Directives whose text is code in the language behind the name. */
const CODE = /^\{(?:code-block|code|sourcecode)\}$/;

/** Code blocks with `{note}` or `{code-block}` for a language, of Sphinx with MyST; `{ .sh .no-copy }`, of MkDocs. */
export const sphinx: Pass = (content) => {
  const edits = nodesOf(parsed(content).markdown, 'code').flatMap((node): Edit[] => {
    const {lang, meta, value, position} = node;
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    const source = content.slice(start, end);
    const [head = '', fence = ''] = /^(`{3,}|~{3,})[^\n]*/.exec(source) ?? [];
    if (!fence || !lang?.startsWith('{')) return [];
    const replaceHead = (text: string): Edit[] => [
      {start, end: start + head.length, text: `${fence}${text}`, what: `"${lang}"`},
    ];
    const [, language, rest = ''] =
      /^\{ *\.([\w+#-]+)(.*)\}$/.exec(head.slice(fence.length).trim()) ?? [];
    if (language) {
      const [, marked] = /\bhl_lines="([^"]*)"/.exec(rest) ?? [];
      const [title] = /\btitle="[^"]*"/.exec(rest) ?? [];
      const numbers = marked && `{${marked.trim().replaceAll(/[ ,]+/g, ',')}}`;
      return replaceHead([language, numbers, title].filter(Boolean).join(' '));
    }
    const lines = value.split('\n');
    const options = lines.filter(
      (line, at) => /^:[\w-]+:/.test(line) || (at === 0 && line === '---'),
    );
    if (CODE.test(lang)) {
      // A caption or marked lines say more.
      return options.length === 0 && /^[\w+#-]*$/.test(meta ?? '')
        ? replaceHead(meta ?? 'text')
        : [];
    }
    const [, name = ''] = /^\{(\w+)\}$/.exec(lang) ?? [];
    const found = box(name, '', '', [...(meta ? [meta, ''] : []), ...lines], 0);
    const isBox = found && options.length === 0 && position?.start.column === 1;
    return isBox ? [{start, end, text: boxOf(found), what: 'a box in another dialect'}] : [];
  });
  return edited(content, edits);
};
