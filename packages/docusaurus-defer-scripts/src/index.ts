export {type PageChunks, pageChunks} from './page-chunks';
export {default, type Options} from './plugin';
export {ssrTemplate} from './template';
