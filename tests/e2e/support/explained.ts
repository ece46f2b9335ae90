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
