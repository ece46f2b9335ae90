/** A page of ours, and the page of the Starlight site that it is measured beside. */
export interface ComparedPage {
  name: string;
  route: string;
  /** Path of the other site where it is not the same. */
  beside?: string;
}

const ARTICLE = '/knowledge-base/payments/deposit-funds';

/** The article is of middle length, with a drawing, tables and marked terms. */
export const comparedPages: readonly ComparedPage[] = [
  {name: 'article', route: ARTICLE},
  {name: 'knowledge base', route: '/knowledge-base'},
  {name: 'home', route: '/'},
  {name: 'fee schedule', route: '/resources/fee-schedule'},
  {name: 'API reference', route: '/api', beside: ARTICLE},
];

export const API_PAGE = 'API reference';
