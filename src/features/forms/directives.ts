import {faultIn, resolveName} from '../../content/directives/directive';
import {toolDirective} from '../../content/figures/directives';
import {contactFields} from './contact/fields';
import texts from './texts.json';

const CONTACT_FORMS = new Map(Object.entries(contactFields(texts)));

export const formDirectives = [
  toolDirective({
    name: 'sign-in',
    component: 'SignIn',
    from: '@site/src/features/forms/account/SignIn',
  }),
  toolDirective({
    name: 'sign-up',
    component: 'SignUp',
    from: '@site/src/features/forms/account/SignUp',
    figures: [/^security\.password\./],
  }),
  toolDirective({
    name: 'contact-form',
    component: 'ContactForm',
    from: '@site/src/features/forms/contact',
    figures: [/^service\.support\.response$/],
    props: ({label}) => ({name: label}),
    faultOf: ({label}) => faultIn(resolveName('form', label, CONTACT_FORMS)),
    once: false,
  }),
];
