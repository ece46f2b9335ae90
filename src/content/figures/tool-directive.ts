import {componentElement} from '../../lib/mdast';
import type {Directive, DirectiveUse} from '../directives/directive';
import {pageAt} from '../sources';
import {pickFigures} from './tool-figures';
import {toolData} from './tool-data';

interface Tool {
  name: string;
  component: string;
  /** Module with the component as its default export. */
  from: string;
  /** Patterns for the ids of the figures that it needs. */
  figures?: readonly RegExp[];
  props?: (use: DirectiveUse) => object;
}

/** A directive for a tool: a component with figures from the tree of its page. */
export function toolDirective({name, component, from, figures, props}: Tool): Directive {
  return {
    name,
    type: 'leafDirective',
    once: true,
    render: (use) => {
      const {page} = use;
      const data =
        figures &&
        toolData(pickFigures(page.figures.figures, figures), (route) => pageAt(route, page.tree));
      return [componentElement(component, {...data, ...props?.(use)}, from)];
    },
  };
}
