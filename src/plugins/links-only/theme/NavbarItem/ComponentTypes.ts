import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/** Components by the `type` of an item in `docusaurus.config.ts`. */
const ComponentTypes: Partial<ComponentTypesObject> = {default: DefaultNavbarItem};

export default ComponentTypes;
