import type {Feature} from '../../config/features';
import {componentElement} from '../../lib/mdast';
import {pickFigures, toolData} from '../figures/tool-figures';
import {pageAt} from '../sources';
import type {Directive, DirectiveUse} from './directive';

interface Tool {
  name: string;
  component: string;
  /** Module whose default export is the component. */
  from: string;
  /** Patterns for the ids of the figures that the tool needs. */
  figures?: readonly RegExp[];
  props?: (use: DirectiveUse) => object;
  verify?: NonNullable<Directive['verify']>;
  once?: boolean;
  feature?: Feature;
}

/** A directive for a tool: a component with figures from the tree of its page. */
export function toolDirective({
  name,
  component,
  from,
  figures,
  props,
  once = true,
  ...rest
}: Tool): Directive {
  return {
    ...rest,
    name,
    type: 'leafDirective',
    once,
    render: (use) => {
      const {page} = use;
      const data =
        figures &&
        toolData(pickFigures(page.figures.figures, figures), (route) => pageAt(route, page.tree));
      return [componentElement(component, {...data, ...props?.(use)}, from)];
    },
  };
}
