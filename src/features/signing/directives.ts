import {toolDirective} from '../../content/figures/directives';

const figures = [/^api\.base-path/];

export const signingDirectives = [
  toolDirective({
    name: 'signature-workbench',
    component: 'SignatureWorkbench',
    from: '@site/src/features/signing/Workbench',
    figures,
  }),
  toolDirective({
    name: 'webhook-verifier',
    component: 'WebhookVerifier',
    from: '@site/src/features/signing/Verifier',
    figures,
  }),
];
