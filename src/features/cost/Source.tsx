import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {useTool} from '@site/src/components/Tool/use-tool';
import {figureIn} from '@site/src/content/figures/tool-figures';

/** A link to the page that states a figure. */
export default function Source({figure}: {figure: string}): ReactNode {
  const {figures, pages} = useTool();
  const {page} = figureIn(figures, figure);
  const {route, title} = pages[page] ?? {route: page, title: page};
  return <Link to={route}>{title}</Link>;
}
