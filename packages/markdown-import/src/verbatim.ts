import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';

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

const COMMENT =
  /<!--([^]*?)-->|\{\/\*([^]*?)\*\/\}|\{% *comment *%\}([^]*?)\{% *endcomment *%\}|^\[(?:comment|\/\/)\]: # [("'](.*)[)"']$/gm;

/** Comments that only tell another program what to do. */
const DIRECTION =
  /^\s*(?:more|truncate|toc|tocstop|(?:prettier|markdownlint|vale|cspell)\b.*)\s*$/s;

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
  const fenced = withFences(text.split('\n'), vault)
    .join('\n')
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
  return (isMdx ? fenced : withIndented(fenced.split('\n'), fence).join('\n'))
    .replaceAll(SPAN, (source, block?: string, _?: string, marks = '', code = '') =>
      block ? source : `${marks}${vault.keep(code.replaceAll(/\n[ \t>]*/g, '\n'))}${marks}`,
    )
    .replaceAll(/(?<=<code[^>]*>)[^<\ufdd0]+(?=<\/code>)/gi, (code) => vault.keep(textOfHtml(code)))
    .replaceAll(COMMENT, (_, html?: string, jsx?: string, liquid?: string, link?: string) => {
      const comment = html ?? jsx ?? liquid ?? ` ${link} `;
      return DIRECTION.test(comment) ? '' : `<!--${vault.keep(comment)}-->`;
    });
}

/** The text of a piece of HTML, in which a line break is one. */
function textOfHtml(html: string): string {
  const textIn = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string =>
    nodes
      .map((node) => {
        if ('value' in node) return node.value;
        if (node.nodeName === 'br') return '\n';
        return 'childNodes' in node ? textIn(node.childNodes) : '';
      })
      .join('');
  return textIn(parseFragment(html).childNodes);
}

const FENCE = /^((?:[ \t]|>)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,})/;

/** Lines in which the content of each code block is one mark. */
function withFences(lines: readonly string[], vault: Vault): string[] {
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, prefix = '', marks = ''] = FENCE.exec(line) ?? [];
    result.push(line);
    if (marks === '') continue;
    const closing = new RegExp(`^[ \\t>]*${marks[0]}{${marks.length},}[ \\t]*$`);
    const found = lines.slice(at + 1).findIndex((each) => closing.test(each));
    const content = lines.slice(at + 1, found < 0 ? undefined : at + 1 + found);
    const before = prefix.replaceAll(/[^\s>]/g, ' ');
    const code = content.map((each) => without(each, widthOf(prefix), prefix.includes('>')));
    if (code.length > 0) result.push(`${before}${vault.keep(code.join('\n'))}`);
    // The line that closes it may stand further left or right.
    result.push(`${before}${marks}`);
    at += content.length + 1;
  }
  return result;
}

/** Markdown counts a tab as the spaces up to the next multiple of four columns. */
const TAB = 4;

function widthOf(text: string): number {
  return [...text].reduce((width, each) => width + (each === '\t' ? TAB - (width % TAB) : 1), 0);
}

/** A line without its first columns, as far as they are spaces or the marks of a quotation. */
function without(line: string, columns: number, isQuoted = false): string {
  let at = 0;
  while (
    widthOf(line.slice(0, at)) < columns &&
    (/[ \t]/.test(line[at] ?? '') || (isQuoted && line[at] === '>'))
  ) {
    at += 1;
  }
  return `${' '.repeat(Math.max(0, widthOf(line.slice(0, at)) - columns))}${line.slice(at)}`;
}

/** What may have an indented text that is no code: an item, a box, a tab, a tag, a definition or a footnote. */
const OWNER = /^\s*(?:[-*+]\s|\d+[.)]\s|!!!|\?\?\?|===|<|\{|:|\[\^|>)/;

/** Lines in which code blocks that are only indented have fences. */
function withIndented(
  lines: readonly string[],
  fence: (lang: string, code: string) => string,
): string[] {
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isStart = (lines[at - 1] ?? '').trim() === '' && line.trim() !== '';
    if (!isStart || indentOf(line) < TAB || isOwned(lines, at)) {
      result.push(line);
      continue;
    }
    const below = lines.slice(at).findIndex((each) => each.trim() !== '' && indentOf(each) < TAB);
    const block = lines.slice(at, below < 0 ? undefined : at + below);
    const code = block.map((each) => without(each, TAB)).join('\n');
    result.push(...fence('text', code).split('\n'));
    at += block.length - 1;
  }
  return result;
}

function indentOf(line: string): number {
  return widthOf(/^[ \t]*/.exec(line)?.[0] ?? '');
}

/** Whether what stands above with a smaller indent goes on in this line. */
function isOwned(lines: readonly string[], at: number): boolean {
  let indent = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && indent > 0; above -= 1) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    if (OWNER.test(line)) return true;
    indent = indentOf(line);
  }
  return false;
}
