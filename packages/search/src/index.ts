export {buildIndex} from './build';
export type {Kind, SearchDocument, Section, Synonym} from './document';
export {fold} from './fold';
export type {IndexFile} from './index-format';
export {matches, type Query} from './query';
export type {Figure, Marked, Result} from './result';
export {type Answer, openSearch, type Question, type Search} from './search';
export type {Shape} from './shapes';
export {stemsOf, type Word, wordsOf} from './words';
