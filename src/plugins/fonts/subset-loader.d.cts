/** What the loader needs of the bundler. */
interface Context {
  /** Folder of the file. */
  context: string;
  resourcePath: string;
  addDependency(file: string): void;
}

declare function subsetLoader(this: Context, source: Buffer): Promise<Buffer>;
export = subsetLoader;
