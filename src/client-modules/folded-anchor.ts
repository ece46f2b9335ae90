import type {ClientModule} from '@docusaurus/types';

/** Opens the fold that an address leads into, or the one below the heading that it names. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location: {hash},
}) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const fold = target?.closest('details') ?? target?.nextElementSibling;
  if (!target || !(fold instanceof HTMLDetailsElement) || fold.open) return;
  fold.open = true;
  // On a full page load the browser has scrolled already, and the reader may have moved on.
  if (previousLocation) target.scrollIntoView();
};
