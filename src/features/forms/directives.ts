import {resolveName} from '../../content/directives/directive';
import {resolveText} from '../../content/directives/text';
import {toolDirective} from '../../content/directives/tool';
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
    // Written by the build: what formats figures in the browser is more than a kilobyte.
    props: ({label, page}) => ({
      name: label,
      time: resolveText(':figure[service.support.response]', page.figures),
    }),
    verify: ({label}) => resolveName('form', label, CONTACT_FORMS),
    once: false,
  }),
];
