import {bring} from './preload';

/**
 * What links ask for, in the place of Docusaurus's own: a page is fetched when one points at its
 * link. Links that merely come into view fetch nothing; theirs can be a hundred.
 */
export default Object.freeze({
  prefetch: () => false,
  preload: (path: string) => {
    bring(path.replace(/[?#].*$/, '')).catch(() => {
      // Only a try ahead of time: the click tries again, and says so if it fails.
    });
    return true;
  },
});
