import type {Attributes, Directive} from '../../content/directives/directive';
import {toolDirective} from '../../content/figures/directives';
import {pickFigures, type ToolFigures} from '../../content/figures/tool-figures';
import type {Fault} from '../../lib/finding';
import {componentElement} from '../../lib/mdast';
import {COST_FIGURES} from './figures';
import {addressForm, type CostInput, readQuestion, START} from './model/question';

const FROM = '@site/src/features/cost';

export const costDirectives: readonly Directive[] = [
  toolDirective({
    ...{name: 'cost-calculator', component: 'CostCalculator', from: FROM},
    figures: COST_FIGURES,
  }),
  toolDirective({
    ...{name: 'quote', component: 'Quote', from: `${FROM}/Quote`},
    figures: COST_FIGURES,
  }),
  toolDirective({
    ...{name: 'receipt', component: 'CostExample', from: `${FROM}/Example`},
    figures: COST_FIGURES,
    faultOf: ({attributes, page}) =>
      faultOfQuestion(attributes, pickFigures(page.figures.figures, COST_FIGURES)),
    props: ({attributes}) => ({input: inputOf(attributes)}),
    once: false,
  }),
  {
    name: 'print',
    type: 'leafDirective',
    render: () => [componentElement('PrintButton', {}, '@site/src/components/Tool/PrintButton')],
  },
];

function inputOf(attributes: Attributes): CostInput {
  return {...START, ...attributes} as CostInput;
}

/** The calculator would correct what a writer mistypes, and answer another question. */
function faultOfQuestion(attributes: Attributes, figures: ToolFigures): Fault | undefined {
  const input = inputOf(attributes);
  const accepted: Attributes = {...addressForm(figures).accept(input)};
  const isKnown = Object.keys(attributes).every(
    (name) => name in START && attributes[name] === accepted[name],
  );
  return isKnown && readQuestion(input, figures).question
    ? undefined
    : {
        message: 'the calculator has no such question',
        fix: 'write it as in ::receipt{action=withdraw amount=100 out=sepa}',
      };
}
