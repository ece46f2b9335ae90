import Link from '@docusaurus/Link';
import {createContext, type ReactNode, useContext} from 'react';

import {type Money, useMoney} from '@site/src/components/Tool/use-money';
import {figureIn, type ToolData} from '@site/src/content/figures/tool-figures';

/** The figures and pages of the tool, for its parts. */
export const DataContext = createContext<ToolData>({figures: {}, pages: {}});

export function useTool(): ToolData & {money: Money} {
  const data = useContext(DataContext);
  return {...data, money: useMoney(data.figures)};
}

/** A link to the page that states a figure. */
export default function Source({figure}: {figure: string}): ReactNode {
  const {figures, pages} = useContext(DataContext);
  const {page} = figureIn(figures, figure);
  const {route, title} = pages[page] ?? {route: page, title: page};
  return <Link to={route}>{title}</Link>;
}
