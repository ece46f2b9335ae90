import type {ClientModule} from '@docusaurus/types';

/** Opens the fold that an address leads into, or the one below the heading that it names. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const fold = target?.closest('details') ?? target?.nextElementSibling;
  if (!target || !(fold instanceof HTMLDetailsElement) || fold.open) return;
  // A question of the FAQ, which knows whether it was pressed before the scripts.
  if (fold.dataset.fold === 'own') return;
  const wasHidden = !target.checkVisibility();
  fold.open = true;
  // Nobody could scroll to what was hidden.
  if (wasHidden) target.scrollIntoView();
};
