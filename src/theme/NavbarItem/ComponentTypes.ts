import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/**
 * The kinds of items that the top bar has, or will have with a second language. Docusaurus's other
 * kinds (links by document, sidebar or version) would be in every page's script and are not used: whoever
 * names one in `docusaurus.config.ts` is told so by the build, and adds it here.
 */
export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
};
