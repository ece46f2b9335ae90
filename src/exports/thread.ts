import {exportPage, type ExportedPage} from './page';

/** The arguments of `exportPage`. */
export interface Task {
  html: string;
  route: string;
  site: string;
}

/** For `Threads`: a page takes longer to write as Markdown than to build. */
export default function exportInThread({html, route, site}: Task): ExportedPage | undefined {
  return exportPage(html, route, site);
}
