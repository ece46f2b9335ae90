import {isHotkey} from '../lib/hotkey';
import {mendAnchors} from '../lib/mend-anchor';

/**
 * Runs inline at the start of the body, after the styles: unpacks the font that they contain while the rest of the
 * page is read, and marks on `<html>` what they need to know before the first paint, so that nothing moves
 * afterwards. Until the page has hydrated, it also opens the search by its keys.
 */
void document.fonts.load('1em Figtree');

const {dataset} = document.documentElement;

// The names in the query: styles keep room for an answer to their question, and hide what it replaces.
dataset.query = [...new URLSearchParams(location.search).keys()].join(' ');

// The language of samples that the theme stored, which /api shows before the scripts start.
try {
  const [, language = ''] =
    Object.entries<string>(localStorage).find(([key]) =>
      key.startsWith('docusaurus.tab.language'),
    ) ?? [];
  dataset.language = language;
} catch {
  // Storage is blocked.
}

mendAnchors();

addEventListener(
  'keydown',
  (event) => {
    if (dataset.hasHydrated === 'true' || !isHotkey(event)) return;
    const search = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    if (!search) return;
    event.preventDefault();
    // Immediately, so that the following keys reach the field.
    search.focus();
  },
  true,
);
