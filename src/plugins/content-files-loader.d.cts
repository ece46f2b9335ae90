/** The part of the bundler's loader context that is used. */
interface Context {
  resourcePath: string;
  rootContext: string;
  getOptions(): {generated: string};
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

declare function contentFilesLoader(this: Context, source: string): string;
export = contentFilesLoader;
