import type {ReactNode} from 'react';

interface Props {
  /** Accessible name. */
  label: string;
  links: readonly {id: string; title: string}[];
}

/** Links to the parts of a page, so that no one has to scroll past the others. */
export default function Jumps({label, links}: Props): ReactNode {
  return (
    <nav className="jumps screen-only" data-export="off" data-search="off" aria-label={label}>
      <ul>
        {links.map(({id, title}) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
