import {toolDirective} from '../../content/figures/directives';

export const signingDirectives = [
  toolDirective({
    name: 'signature-workbench',
    component: 'SignatureWorkbench',
    from: '@site/src/features/signing/workbench',
  }),
  toolDirective({
    name: 'webhook-verifier',
    component: 'WebhookVerifier',
    from: '@site/src/features/signing/verifier',
  }),
];
