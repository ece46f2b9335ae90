/** The search in the top bar. */
export {default} from '@site/src/features/search/SearchBox';
