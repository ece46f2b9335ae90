import {writerFor} from '../../components/Tool/writer';
import type {Attributes, Directive, DirectiveUse} from '../../content/directives/directive';
import {toolDirective} from '../../content/directives/tool';
import {pickFigures, toolData, type ToolFigures} from '../../content/figures/tool-figures';
import {pageAt} from '../../content/sources';
import {refuse} from '../../lib/finding';
import {componentElement} from '../../lib/mdast';
import {COST_FIGURES} from './figures';
import {calculate} from './model/calculate';
import {addressForm, type CostInput, readQuestion, START} from './model/question';
import {type Receipt, receiptOf} from './model/receipt';
import texts from './texts.json';

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
  {
    name: 'receipt',
    type: 'leafDirective',
    verify: ({attributes, page}) =>
      verifyQuestion(attributes, pickFigures(page.figures.figures, COST_FIGURES)),
    render: (use) => [componentElement('Example', {receipt: receiptAt(use)}, `${FROM}/Example`)],
  },
  {
    name: 'print',
    type: 'leafDirective',
    render: () => [componentElement('PrintButton', {}, '@site/src/components/Tool/PrintButton')],
  },
];

/** Written at build: readers of articles need no calculator. */
function receiptAt({attributes, page}: DirectiveUse): Receipt {
  const figures = pickFigures(page.figures.figures, COST_FIGURES);
  const {question} = readQuestion(inputOf(attributes), figures);
  if (!question) throw new Error('not a question');
  const data = toolData(figures, (route) => pageAt(route, page.tree));
  const write = writerFor(page.locale, figures);
  return receiptOf(calculate(question, figures), {...data, write, texts});
}

function inputOf(attributes: Attributes): CostInput {
  return {...START, ...attributes} as CostInput;
}

/** The calculator would correct what a writer mistypes, and answer another question. */
function verifyQuestion(attributes: Attributes, figures: ToolFigures): void {
  const input = inputOf(attributes);
  const accepted: Attributes = {...addressForm(figures).accept(input)};
  const unknown = Object.keys(attributes).find(
    (name) => !(name in START) || attributes[name] !== accepted[name],
  );
  const fix = 'write it as in ::receipt{action=withdraw amount=100 out=sepa}';
  if (unknown) refuse(`the calculator does not know ${unknown}=${attributes[unknown]}`, fix);
  if (!readQuestion(input, figures).question) refuse('the calculator has no answer to this', fix);
}
