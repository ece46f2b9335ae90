/** Path of the FAQ, relative to the content tree. */
export const FAQ_FILE = 'faq.md';
/** Category of the articles that the FAQ links to. It has no category page of its own. */
export const FAQ_CATEGORY = 'faq';
