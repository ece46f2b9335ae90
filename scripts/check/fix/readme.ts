import {boxOf} from './boxes';
import {box} from './kinds';
import {blockIn, type Edit, edited, type Pass} from './pass';

interface Block {
  type?: string;
  title?: string;
  body?: string;
  codes?: {code?: string; language?: string}[];
  /** Each has its address first; a text in the third place describes it. */
  images?: {image?: unknown[]; caption?: string}[];
  /** Cells by row and column, as in "0-1"; those of the head are in row "h". */
  data?: Record<string, string>;
  cols?: number;
  rows?: number;
}

/** Blocks of ReadMe, which are JSON between [block:…] and [/block]. */
export const readme: Pass = (content) => {
  const blocks = [...content.matchAll(/^\[block:([a-z-]+)\]\n([^]*?)\n\[\/block\]$/gm)];
  const edits = blocks.flatMap(({0: source, 1: name = '', 2: json = '', index}): Edit[] => {
    const text = markdownOf(name, json);
    const end = index + source.length;
    return text
      ? [{start: index, end, text: blockIn(content, index, end, text), what: 'a block of ReadMe'}]
      : [];
  });
  return edited(content, edits);
};

function markdownOf(name: string, json: string): string | undefined {
  let block: Block;
  try {
    block = JSON.parse(json) as Block;
  } catch {
    return undefined;
  }
  const {type = '', title = '', body = '', codes = [], images = []} = block;
  if (name === 'api-header') return title && `## ${title}`;
  if (name === 'callout') {
    const found = box(type, title, '', body.split('\n'), 0);
    return found && boxOf(found);
  }
  if (name === 'code') {
    const texts = codes.map(({code = '', language = 'text'}) => ({code: code.trimEnd(), language}));
    return texts.map(({code, language}) => `\`\`\`${language}\n${code}\n\`\`\``).join('\n\n');
  }
  if (name === 'image') {
    return images
      .map(({image: [address, , alt] = [], caption}) => {
        const text = caption || (typeof alt === 'string' ? alt : '');
        return `![${text}](${String(address)})`;
      })
      .join('\n\n');
  }
  return name === 'parameters' ? tableOf(block) : undefined;
}

function tableOf({data = {}, cols = 0, rows = 0}: Block): string {
  const row = (at: string): string => {
    const cells = Array.from({length: cols}, (_, column) => data[`${at}-${column}`] ?? '');
    const texts = cells.map((cell) =>
      cell.replaceAll(/(?<!\\)\|/g, '\\|').replaceAll('\n', '<br />'),
    );
    return `| ${texts.join(' | ')} |`;
  };
  const lines = Array.from({length: rows}, (_, at) => row(String(at)));
  return [row('h'), `|${' --- |'.repeat(cols)}`, ...lines].join('\n');
}
