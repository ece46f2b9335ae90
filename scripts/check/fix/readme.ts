import {boxOf} from './boxes';
import {blockIn, type Edit, edited, type Pass} from './pass';

/** Our admonition for each kind of callout. */
const KINDS: Readonly<Record<string, string>> = {
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
};

interface Block {
  type?: string;
  title?: string;
  body?: string;
  codes?: {code?: string; language?: string}[];
  /** Each has its address first; a text in the third place describes it. */
  images?: {image?: unknown[]; caption?: string}[];
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
    if (!text) return [];
    return [
      {start: index, end, text: blockIn(content, index, end, text), what: 'a block of ReadMe'},
    ];
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
  const {
    type = '',
    title = '',
    body = '',
    codes = [],
    images = [],
    data = {},
    cols = 0,
    rows = 0,
  } = block;
  if (name === 'api-header') return title && `## ${title}`;
  if (name === 'callout') {
    return body && boxOf({kind: KINDS[type] ?? 'note', title, indent: '', body: body.split('\n')});
  }
  if (name === 'code') {
    return codes
      .map(({code, language}) => `\`\`\`${language ?? 'text'}\n${code ?? ''}\n\`\`\``)
      .join('\n\n');
  }
  if (name === 'image') {
    return images
      .map(({image: [address, , alt] = [], caption = ''}) => {
        const text = caption || (typeof alt === 'string' ? alt : '');
        return `![${text}](${String(address ?? '')})`;
      })
      .join('\n\n');
  }
  if (name !== 'parameters') return undefined;
  const row = (at: string): string => {
    const cells = Array.from({length: cols}, (_, column) => data[`${at}-${column}`] ?? '');
    return `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, '\\|').replaceAll('\n', '<br />')).join(' | ')} |`;
  };
  const lines = Array.from({length: rows}, (_, at) => row(String(at)));
  return [row('h'), `|${' --- |'.repeat(cols)}`, ...lines].join('\n');
}
