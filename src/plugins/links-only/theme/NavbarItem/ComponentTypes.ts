import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

import OtherLanguages from '../../OtherLanguages';

/** Components by the `type` of an item in `docusaurus.config.ts`. */
const ComponentTypes: Partial<ComponentTypesObject> = {
  default: DefaultNavbarItem,
  localeDropdown: OtherLanguages,
};

export default ComponentTypes;
