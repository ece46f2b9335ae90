/** Findings of the checkers that are accepted. tests/README.md explains each. */
interface Explanation {
  rules: string[];
  /** Selector of the affected elements. */
  on: string;
  because: string;
}

export const EXPLAINED: Explanation[] = [
  {
    rules: ['element_tabbable_role_valid'],
    on: '[role="group"][aria-label], pre',
    because: 'it can scroll in a narrow window, and the served page does not know the width',
  },
  {
    rules: ['H32.2'],
    on: 'form[action="/search"]',
    because: 'Enter submits a form with one field, and phone keyboards show a search key',
  },
  {
    rules: ['aria_complementary_labelled'],
    on: '.theme-doc-sidebar-container',
    because: 'the theme labels the navigation inside it instead',
  },
  {
    rules: ['aria_widget_labelled'],
    on: '.tabs-container [role="tabpanel"]',
    because: 'the theme does not associate the panel with its tab; they are adjacent',
  },
  {
    rules: ['table_headers_exists', 'table_headers_related'],
    on: '[class*="fields_"] :is(table, td[colspan])',
    because: 'Redoc nests the fields of an object in a row without headers',
  },
];
