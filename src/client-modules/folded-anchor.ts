import type {ClientModule} from '@docusaurus/types';

/** Opens the fold that an address leads into, or the one below the heading that it names. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const fold = target?.closest('details') ?? target?.nextElementSibling;
  // The questions of the FAQ open themselves.
  if (!target || !(fold instanceof HTMLDetailsElement) || fold.open || !('fold' in fold.dataset))
    return;
  const wasHidden = !target.checkVisibility();
  fold.open = true;
  // Nobody could scroll to what was hidden.
  if (wasHidden) target.scrollIntoView();
};
