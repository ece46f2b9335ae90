/** Category of the articles that the FAQ leads to. It has no list page of its own. */
export const FAQ_CATEGORY = 'faq';
