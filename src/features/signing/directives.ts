import {toolDirective} from '../../content/figures/tool-directive';

export const signingDirectives = [
  toolDirective({
    name: 'signature-workbench',
    component: 'SignatureWorkbench',
    from: '@site/src/components/SignatureWorkbench',
  }),
  toolDirective({
    name: 'webhook-verifier',
    component: 'WebhookVerifier',
    from: '@site/src/components/WebhookVerifier',
  }),
];
