import type {ReactNode} from 'react';

import categories from '@generated/search/default/categories.json';

/** The categories of the help centre. */
export default function Categories(): ReactNode {
  return (
    <ul>
      {categories.map(({route, title, description}) => (
        <li key={route}>
          <a href={route}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
