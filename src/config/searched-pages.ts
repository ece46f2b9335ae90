/** Pages that the search treats in a way of their own, by route without a version. One that is removed needs no line. */
export const searchedPages = {
  /** Each of their third-level headings is found by itself, with the first block below it, as an entry of this kind. */
  answers: {'/faq': 'faq', '/tools/payment': 'page'},
  /** They repeat the words of other pages, or of entries that are found by themselves. */
  lists: ['/faq', '/tools/payment', '/api', '/updates'],
  /** Neither they nor what is below them is found, because they answer no question. */
  never: ['/404', '/search', '/changes/since'],
} as const;
