/** Faults that the checkers report and that stay. tests/README.md explains each to readers. */
interface Explanation {
  rules: string[];
  /** Selector of the elements. */
  on: string;
  because: string;
}

export const EXPLAINED: Explanation[] = [
  {
    rules: ['element_tabbable_role_valid'],
    on: '[role="group"][aria-label], pre',
    because: 'it scrolls in a narrower window, and the served page does not know the width',
  },
  {
    rules: ['H32.2'],
    on: 'form[action="/search"]',
    because: 'a form with one field is sent with Enter, and phones show a search key',
  },
  {
    rules: ['aria_complementary_labelled'],
    on: '.theme-doc-sidebar-container',
    because: 'the theme gives the name to the navigation in it',
  },
  {
    rules: ['aria_widget_labelled'],
    on: '.tabs-container [role="tabpanel"]',
    because: 'the theme does not connect panel and tab; both are next to each other',
  },
  {
    rules: ['table_headers_exists', 'table_headers_related'],
    on: '[class*="fields_"] :is(table, td[colspan])',
    because: 'Redoc nests the fields of an object in a row without a header',
  },
];
