/** The forms of the contact page, each for its own kind of question. */
export const CONTACT_FORM_NAMES = ['general', 'technical', 'business'] as const;
export type ContactFormName = (typeof CONTACT_FORM_NAMES)[number];
