import {toolDirective} from '../../content/directives/tool';

const toolOf = (name: string, kind: 'request' | 'delivery') =>
  toolDirective({
    name,
    feature: 'signing',
    component: 'SigningTool',
    from: '@site/src/features/signing/SigningTool',
    figures: [/^api\.base-path/],
    props: () => ({kind}),
  });

export const signingDirectives = [
  toolOf('signature-workbench', 'request'),
  toolOf('webhook-verifier', 'delivery'),
];
