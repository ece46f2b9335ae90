import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'mdast-util-to-string';
import {parseFragment} from 'parse5';

/** Noncharacters of Unicode, which no text contains. */
const MARK = /\ufdd0(\d+)\ufdd1/g;

/** What no step may change: code and comments. A mark stands for each, so that no step sees the text itself. */
export class Vault {
  private readonly texts: string[] = [];

  keep(text: string): string {
    return `\ufdd0${this.texts.push(text) - 1}\ufdd1`;
  }

  restored(text: string): string {
    return text.replaceAll(MARK, (_, at: string) => this.restored(this.texts[Number(at)] ?? ''));
  }
}

/** A code block, which has its mark already, or code in a paragraph. */
const SPAN =
  /(^.*(`{3,})[^`\n]*\n(?:[^`\n]*\n)?[ \t>]*\2[ \t]*$)|(?<![`\\])(`+)(?!`)((?:(?!\n[ \t>]*\n)[^])*?[^`])\3(?!`)/gm;

const COMMENT = /<!--([^]*?)-->|\{\/\*([^]*?)\*\/\}|\{% *comment *%\}([^]*?)\{% *endcomment *%\}/g;

/** `{% highlight ruby %}` of Jekyll and `{{< highlight go >}}` of Hugo. */
const HIGHLIGHT =
  /^[ \t]*\{(?:%|\{[<%]) *highlight +"?([\w+#-]+)[^\n]*?[>%]\}+([^]*?)\{(?:%|\{[<%]) *(?:end|\/) *highlight *[>%]\}+/gm;
/**
 * The text with marks in place of code and comments. Every kind of code block gets fences.
 *
 * @param isMdx whether an indented text is one, not code
 */
export function withoutCode(text: string, vault: Vault, isMdx: boolean): string {
  const fence = (lang: string, code: string): string =>
    `\n\`\`\`${lang}\n${vault.keep(code.replace(/^\n/, '').trimEnd())}\n\`\`\`\n`;
  const fenced = withFences(text, vault)
    .replaceAll(HIGHLIGHT, (_, lang: string, code: string) => fence(lang, code))
    .replaceAll(/\{% *raw *%\}([^]*?)\{% *endraw *%\}/g, (_, source: string) =>
      /[\n`]/.test(source) ? source : `\`${source}\``,
    )
    .replaceAll(
      /(<pre\b[^>]*>)([^]*?)(<\/pre>)/gi,
      (_, open: string, code: string, close: string) => {
        const [, lang = ''] =
          /<code[^>]*class(?:Name)?="[^"]*\blang(?:uage)?-([\w+#-]+)/.exec(code) ?? [];
        return `${open}<code class="language-${lang}">${vault.keep(textOfHtml(code))}</code>${close}`;
      },
    );
  return fenced
    .replaceAll(INDENTED, (code, at: number, whole: string) =>
      isMdx || isOwned(whole.slice(0, at))
        ? code
        : fence('text', code.replaceAll(/^(?: {4}|\t)/gm, '')),
    )
    .replaceAll(SPAN, (source, block?: string, _?: string, marks = '', code = '') =>
      block ? source : `${marks}${vault.keep(code.replaceAll(/\n[ \t>]*/g, '\n'))}${marks}`,
    )
    .replaceAll(/(?<=<code[^>]*>)[^<\ufdd0]+(?=<\/code>)/gi, (code) => vault.keep(textOfHtml(code)))
    .replaceAll(COMMENT, (_, html?: string, jsx?: string, liquid?: string) => {
      return `<!--${vault.keep((html ?? jsx ?? liquid ?? '').replaceAll('*/', '* /'))}-->`;
    });
}

/** The text of a piece of HTML, in which a line break is one. */
function textOfHtml(html: string): string {
  return toString(fromParse5(parseFragment(html.replaceAll(/<br *\/?>/gi, '\n'))));
}

/** A code block in fences, which may stand in a quotation or an item. The line that closes it may be further left or right. */
const FENCED =
  /^((?:[ \t]|>)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`\n]*$)|~{3,})(.*)\n(?:([^]*?)\n)??(?:[ \t>]*\2[`~]*[ \t]*$|(?![^]))/gm;

/** The text in which the content of each code block in fences is one mark. */
function withFences(text: string, vault: Vault): string {
  return text.replaceAll(
    FENCED,
    (_, prefix: string, marks: string, info: string, code?: string) => {
      const before = prefix.replaceAll(/[^\s>]/g, ' ');
      const lines = code
        ?.split('\n')
        .map((line) => without(line, widthOf(prefix), prefix.includes('>')));
      const kept = lines ? `${before}${vault.keep(lines.join('\n'))}\n` : '';
      return `${prefix}${marks}${info}\n${kept}${before}${marks}`;
    },
  );
}

const widthOf = (text: string): number => text.replaceAll('\t', '    ').length;

/** A line without its first columns, as far as they are spaces or the marks of a quotation. */
function without(line: string, columns: number, isQuoted: boolean): string {
  let at = 0;
  while (
    widthOf(line.slice(0, at)) < columns &&
    (isQuoted ? /[ \t>]/ : /[ \t]/).test(line.charAt(at))
  ) {
    at += 1;
  }
  return line.slice(at);
}

/** Lines that are indented, below a blank one. */
const INDENTED = /(?<=^|\n[ \t]*\n)(?:(?: {4}|\t)[^\n]*(?:\n|$)(?:[ \t]*\n)*)+/g;
/** What may have an indented text that is no code: an item, a box, a tab, a tag, a definition or a footnote. */
const OWNER = /^(?: |[-*+]\s|\d+[.)]\s|!!!|\?\?\?|===|<|\{|:|\[\^|>)/;

/** Whether an indented text goes on with what stands above it. */
function isOwned(above: string): boolean {
  const lines = above
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(?: {4}|\t)/.test(line));
  return OWNER.test(lines.at(-1) ?? '');
}
