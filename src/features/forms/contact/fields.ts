import {area, choice, email, type FieldRecords, line, name, optional} from '../fields';
import type words from '../texts.json';

/**
 * The forms of the contact page, each for its own kind of question.
 *
 * @param words `texts.json` in the language of the page
 */
export function contactFields({labels, missing, hints, issues, inquiries}: typeof words) {
  return {
    general: {
      firstName: name(labels.firstName, missing.firstName, 'given-name'),
      lastName: name(labels.lastName, missing.lastName, 'family-name'),
      email: email(labels.email, missing.email),
      subject: line(labels.subject, missing.subject),
      message: area(labels.message, missing.message),
    },
    technical: {
      name: name(labels.name, missing.name, 'name'),
      email: {...email(labels.accountEmail, missing.email), half: true},
      issueType: choice(labels.about, missing.about, issues),
      errorMessage: optional(area(labels.errorMessage, '', hints.errorMessage)),
      description: area(labels.description, missing.description, hints.description),
    },
    business: {
      company: {...line(labels.company, missing.company), autoComplete: 'organization', half: true},
      role: name(labels.role, missing.role, 'organization-title'),
      contactPerson: name(labels.contactPerson, missing.contactPerson, 'name'),
      email: {...email(labels.businessEmail, missing.email), half: true},
      inquiryType: choice(labels.about, missing.about, inquiries),
      requirements: optional(area(labels.requirements, '')),
    },
  } satisfies Record<string, FieldRecords>;
}

export type ContactFormName = keyof ReturnType<typeof contactFields>;
