import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

import OtherLanguages from '../OtherLanguages';

/** As in a site of one language, with the switch. */
const ComponentTypes: Partial<ComponentTypesObject> = {
  default: DefaultNavbarItem,
  localeDropdown: OtherLanguages,
};

export default ComponentTypes;
