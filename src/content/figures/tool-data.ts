import type {ToolFigures} from './tool-figures';

/** The page that states a figure. */
export interface SourcePage {
  route: string;
  title: string;
}

/** The data of a tool: its figures, and the pages that state them, by the route in the records. */
export interface ToolData {
  figures: ToolFigures;
  pages: Readonly<Record<string, SourcePage>>;
}

export function toolData(figures: ToolFigures, pageAt: (route: string) => SourcePage): ToolData {
  const routes = [...new Set(Object.values(figures).map(({page}) => page))];
  return {figures, pages: Object.fromEntries(routes.map((route) => [route, pageAt(route)]))};
}
