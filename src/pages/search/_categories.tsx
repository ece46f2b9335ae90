import categories from '@generated/search/default/categories.json';
import type {ReactNode} from 'react';

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
