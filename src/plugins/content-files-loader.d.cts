/** What the loader needs of the bundler. */
interface Context {
  resourcePath: string;
  rootContext: string;
  getOptions(): {generated: string};
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

declare function contentFilesLoader(this: Context, source: string): string;
export = contentFilesLoader;
