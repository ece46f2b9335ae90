import {FORMULA_TEXT} from '../silent';
import {indentedCodeIn} from './code';
import {codeIn, type Edit, edited, type Pass} from './pass';

/** Commands of TeX that stand for one character. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{times: '×', cdot: '·', div: '÷', pm: '±', to: '→', infty: '∞'},
  ...{leq: '≤', le: '≤', geq: '≥', ge: '≥', neq: '≠', ne: '≠', approx: '≈'},
};

/** A formula is code, unless it has commands that only TeX can set. First, because its marks are no Markdown. */
export const formulas: Pass = (content) => {
  const [isMarked, isIndented] = [codeIn(content), indentedCodeIn(content)];
  const edits = [...content.matchAll(FORMULA_TEXT)].flatMap(({0: source, index}): Edit[] => {
    const end = index + source.length;
    const [, marks, inner = ''] = /^(\$\$?)([^]*)\1$/.exec(source) ?? [];
    const text = inner.replaceAll(
      /\\([A-Za-z]+)/g,
      (command, name: string) => SIGNS[name] ?? command,
    );
    // The sign of a currency has a space or a digit on one of its sides.
    const isOther = (marks === '$' && /\s$/.test(inner)) || /\w/.test(content[end] ?? '');
    const isKept = isOther || isMarked(index) || isIndented(index);
    if (text.trim() === '' || /[\\`$]/.test(text) || isKept) return [];
    const isBlock = /^\s*\n/.test(text);
    if (!isBlock && text.includes('\n')) return [];
    const code = isBlock ? `\`\`\`text${text}\`\`\`` : `\`${text.trim()}\``;
    return [{start: index, end, text: code, what: 'a formula'}];
  });
  return edited(content, edits);
};
