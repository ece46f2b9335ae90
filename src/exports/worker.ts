import {exportPage, type ExportedPage} from './page';

/** What a thread of the pool is told: the arguments of `exportPage`. */
export interface Task {
  html: string;
  route: string;
  site: string;
}

export default function exportInThread({html, route, site}: Task): ExportedPage | undefined {
  return exportPage(html, route, site);
}
