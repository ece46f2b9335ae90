import {area, choice, email, type FieldRecords, line, name, optionalArea} from '../fields';
import type words from '../texts.json';

/**
 * The forms of the contact page, each for its own kind of question.
 *
 * @param words `texts.json` in the language of the page
 */
export function contactFields({labels, hints, issues, inquiries}: typeof words) {
  return {
    general: {
      firstName: name(labels.firstName, 'given-name'),
      lastName: name(labels.lastName, 'family-name'),
      email: email(labels.email),
      subject: line(labels.subject),
      message: area(labels.message),
    },
    technical: {
      name: name(labels.name, 'name'),
      email: {...email(labels.accountEmail), half: true},
      issueType: choice(labels.about, issues),
      errorMessage: optionalArea(labels.errorMessage, hints.errorMessage),
      description: area(labels.description, hints.description),
    },
    business: {
      company: {...line(labels.company), autoComplete: 'organization', half: true},
      role: name(labels.role, 'organization-title'),
      contactPerson: name(labels.contactPerson, 'name'),
      email: {...email(labels.businessEmail), half: true},
      inquiryType: choice(labels.about, inquiries),
      requirements: optionalArea(labels.requirements),
    },
  } satisfies Record<string, FieldRecords>;
}

export type ContactFormName = keyof ReturnType<typeof contactFields>;
