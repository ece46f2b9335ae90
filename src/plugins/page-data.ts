import fs from 'node:fs';
import path from 'node:path';

const NAME = 'page-data';

/** The parts of the bundler that are used. Its types belong to a package that we do not import. */
interface Compiler {
  webpack: {
    NormalModule: {
      getCompilationHooks: (compilation: unknown) => {
        loader: {tap: (name: string, use: (context: PageContext) => void) => void};
      };
    };
  };
  hooks: {compilation: {tap: (name: string, use: (compilation: unknown) => void) => void}};
}

interface PageContext {
  /** Absolute path of the file that is compiled. */
  resourcePath: string;
  addDependency: (file: string) => void;
  addContextDependency: (folder: string) => void;
}

/** A directive on a line of its own, which may show the API contract or a list of other pages. */
const LEAF_DIRECTIVE = /^::[a-z]/m;

/**
 * A bundler plugin that recompiles a Markdown page when a data file changes that it shows but does not
 * import. Remark plugins cannot tell the bundler, because Docusaurus does not pass them its loader context.
 *
 * @param lists file that changes with the lists of pages
 */
export function watchDataOfPages(
  siteDir: string,
  lists: string,
): {apply: (compiler: Compiler) => void} {
  const addData = (page: PageContext): void => {
    if (!/^(docs|blog|src.pages)\b.*\.mdx?$/.test(path.relative(siteDir, page.resourcePath)))
      return;
    const folders = ['docs/_figures', 'docs/_drawings', 'docs/_glossary'];
    if (LEAF_DIRECTIVE.test(fs.readFileSync(page.resourcePath, 'utf8'))) {
      folders.push('openapi', 'samples');
      page.addDependency(lists);
    }
    for (const folder of folders) page.addContextDependency(path.join(siteDir, folder));
  };
  return {
    apply({hooks, webpack: {NormalModule}}) {
      hooks.compilation.tap(NAME, (compilation) => {
        NormalModule.getCompilationHooks(compilation).loader.tap(NAME, addData);
      });
    },
  };
}
