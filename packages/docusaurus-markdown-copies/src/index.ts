export {type BuiltFile, builtFiles, readFiles} from './built-pages';
// For `transform`.
export {childrenOf, element, findAll, named, plainText, tidy} from './hast';
export {
  type ExportedPage,
  exportPage,
  linkedToCopies,
  markdownFile,
  type PageText,
  readPage,
} from './page';
export {default, type Options} from './plugin';
export type {ElementOptions} from './prepare';
export {toMarkdown} from './to-markdown';
