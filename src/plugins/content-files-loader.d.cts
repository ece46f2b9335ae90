/** What the loader needs of the bundler. */
interface Context {
  resourcePath: string;
  rootContext: string;
  getOptions(): {catalogues: string};
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

declare function contentFilesLoader(this: Context, source: string): string;
export = contentFilesLoader;
