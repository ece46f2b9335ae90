import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

import {labelOf, resolveApp, resolveBrand} from '../../content/directives';
import {mergeTexts} from './mdast';

/** Puts the brand's values (`:brand[supportEmail]`) and links to the application (`:app[…]{to=sign-up}`) into Markdown. */
export default function remarkBrand() {
  return (markdown: Root, file: VFile): void => {
    visit(markdown, 'textDirective', (directive, index, parent) => {
      if (!parent || index === undefined) return;
      if (directive.name === 'brand') {
        const resolved = resolveBrand(labelOf(directive));
        if ('fault' in resolved) {
          file.fail(`${resolved.fault.message}  → ${resolved.fault.mend}`, directive);
        }
        const {text, href} = resolved.value;
        const value = {type: 'text', value: text} as const;
        parent.children[index] = href ? {type: 'link', url: href, children: [value]} : value;
      } else if (directive.name === 'app') {
        const resolved = resolveApp(directive.attributes ?? {});
        if ('fault' in resolved) {
          file.fail(`${resolved.fault.message}  → ${resolved.fault.mend}`, directive);
        }
        parent.children[index] = {
          type: 'link',
          url: resolved.value,
          children: directive.children,
        };
      }
    });
    mergeTexts(markdown);
  };
}
