import type {ReactNode} from 'react';

interface Props {
  text: string;
  /** Words to mark, in any case. */
  words: readonly string[];
}

/** A text with the words that were found marked in it. */
export default function Marked({text, words}: Props): ReactNode {
  const escaped = words
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escaped.length === 0) return text;
  // Splitting by a group keeps the words: they stand at the odd places.
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
