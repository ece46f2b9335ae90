import {createContext, type ReactNode, useContext} from 'react';

import Link from '@docusaurus/Link';

import {figureIn} from '@site/src/tools/figures';
import type {ToolData} from '@site/src/tools/data';

/** The figures and pages of the tool, for its parts. */
export const DataContext = createContext<ToolData>({book: {}, pages: {}});

/** A link to the page that states a figure. */
export default function Source({figure}: {figure: string}): ReactNode {
  const {book, pages} = useContext(DataContext);
  const {page} = figureIn(book, figure);
  const {route, title} = pages[page] ?? {route: page, title: page};
  return <Link to={route}>{title}</Link>;
}
