import type {ClientModule} from '@docusaurus/types';

/**
 * Moves the focus to the heading of a page that a link has opened, which screen readers then read. Nothing
 * moves on the screen. A link to a section stays with the section.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
  location: {pathname, hash},
}) => {
  if (!previousLocation || previousLocation.pathname === pathname || hash !== '') return;
  const move = (): void => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({preventScroll: true});
  };
  // After the effects of the page, of which one moves the focus to the top: React runs them after it has painted.
  requestAnimationFrame(() => setTimeout(move));
};
