import type {ReactNode} from 'react';

/** Keeps each range in a text, such as "10–60 minutes", on one line. */
export default function Ranges({text}: {text: string}): ReactNode {
  return text.split(/(\d+–\d+\S*\s\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="nowrap" suppressHydrationWarning>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
