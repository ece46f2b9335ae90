/** The search box for a page, for whatever searches this build. */
export {default} from '@site/src/features/search/SearchBox';
