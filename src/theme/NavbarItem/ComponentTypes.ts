import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/**
 * The kinds of items that the top bar has. Docusaurus's other kinds (menus, links by document, sidebar
 * or version) would be in every page's script and are not used: whoever names one in
 * `docusaurus.config.ts` is told so by the build, and adds it here, as `localeDropdown` and `dropdown`
 * with a second language.
 */
export default {
  default: DefaultNavbarItem,
};
