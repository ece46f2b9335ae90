import type {ReactNode} from 'react';

import site from '@generated/search/default/site.json';

/** The categories of the help centre. */
export default function Categories(): ReactNode {
  return (
    <ul>
      {site.categories.map(({route, title, description}) => (
        <li key={route}>
          <a href={route}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
