export {type BuiltFile, builtFiles, readFiles} from './built-pages';
export {tidy} from './hast';
export {type ExportedPage, exportPage, markdownFile, type PageText, readPage} from './page';
export {default, type Options} from './plugin';
export type {ElementOptions} from './prepare';
