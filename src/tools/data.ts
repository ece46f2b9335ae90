import type {FigureBook} from './figures';

/** The page that states a figure. */
export interface SourcePage {
  route: string;
  title: string;
}

/** What a tool is given: its figures, and the pages that state them by the route in the records. */
export interface ToolData {
  book: FigureBook;
  pages: Readonly<Record<string, SourcePage>>;
}

/** Gathers what a tool is given. `pageAt` tells where a route stands and what its page is called. */
export function toolData(book: FigureBook, pageAt: (route: string) => SourcePage): ToolData {
  const routes = [...new Set(Object.values(book).map(({page}) => page))];
  return {book, pages: Object.fromEntries(routes.map((route) => [route, pageAt(route)]))};
}
