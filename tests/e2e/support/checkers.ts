import fs from 'node:fs';

import type {Page} from 'playwright/test';

import {settle} from './settle';

/** Findings of the checkers that are accepted. tests/README.md explains each. */
interface Explanation {
  rules: string[];
  /** Selector of the affected elements. */
  on: string;
}

export const EXPLAINED: Explanation[] = [
  {rules: ['element_tabbable_role_valid'], on: '[role="group"][aria-label], pre'},
  {rules: ['H32.2'], on: 'form[action="/search"]'},
  {rules: ['aria_complementary_labelled'], on: '.theme-doc-sidebar-container'},
  {rules: ['aria_widget_labelled'], on: '.tabs-container [role="tabpanel"]'},
  {
    rules: ['table_headers_exists', 'table_headers_related'],
    on: '[class*="fields_"] :is(table, td[colspan])',
  },
];

export interface Found {
  faults: string[];
  /** Rules of {@link EXPLAINED} that matched a finding. */
  explained: string[];
}

type Checker = 'ibm' | 'codeSniffer';

const SCRIPTS: Record<Checker, string> = {
  ibm: require.resolve('accessibility-checker-engine/ace.js'),
  codeSniffer: require.resolve('html_codesniffer/build/HTMLCS.js'),
};

/** The parts of both checkers that are called in the page. */
interface Checkers {
  ace: {
    Checker: new () => {check: (root: Document, policies: string[]) => Promise<{results: Ibm[]}>};
  };
  HTMLCS: {
    process: (standard: string, root: Document, done: () => void, failed: () => void) => void;
    getMessages: () => {type: number; code: string; msg: string; element: Element}[];
  };
}

interface Ibm {
  /** For example VIOLATION and FAIL. */
  value: [severity: string, outcome: string];
  ruleId: string;
  message: string;
  path: {dom: string};
}

/** Runs IBM Equal Access and HTML_CodeSniffer (WCAG 2 AA) on a page as it is, with all `details` open. */
export async function check(page: Page): Promise<Found> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await settle(page);
  for (const file of Object.values(SCRIPTS)) {
    await page.evaluate(
      `${fs.readFileSync(file, 'utf8')}; if (typeof ace === 'object') window.ace = ace`,
    );
  }
  const found = await page.evaluate(async (explanations) => {
    const {ace, HTMLCS} = window as unknown as Checkers;
    const {results} = await new ace.Checker().check(document, ['IBM_Accessibility']);
    await new Promise<void>((resolve, reject) => {
      HTMLCS.process('WCAG2AA', document, resolve, () =>
        reject(new Error('HTML_CodeSniffer failed')),
      );
    });
    // Other outcomes ask for a manual review or give advice.
    const ibm = results
      .filter(({value: [, outcome]}) => outcome === 'FAIL')
      .map(({ruleId, message, path}) => ({
        rule: ruleId,
        message,
        element: document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
          .singleNodeValue,
      }));
    const ERROR = 1;
    const codeSniffer = HTMLCS.getMessages()
      .filter(({type}) => type === ERROR)
      .map(({code, msg, element}) => ({
        rule: code.split('.').slice(4).join('.'),
        message: msg,
        element,
      }));
    const explained: string[] = [];
    const faults = [...ibm, ...codeSniffer].flatMap(({rule, message, element}) => {
      const html = element instanceof Element ? element.outerHTML.slice(0, 200) : '';
      const known = explanations.find(
        ({on, rules}) => rules.includes(rule) && element instanceof Element && element.matches(on),
      );
      if (known) explained.push(`${rule} ${known.on}`);
      return known ? [] : `${rule}: ${message} ${html}`;
    });
    return {counts: [results.length, HTMLCS.getMessages().length], faults, explained};
  }, EXPLAINED);
  if (found.counts.includes(0)) throw new Error(`A checker returned no results on ${page.url()}`);
  return {faults: [...new Set(found.faults)], explained: [...new Set(found.explained)]};
}
