import texts from '@generated/texts/default/page-contact.json';

import type {FieldDefinition} from '@site/src/features/forms/Field';
import type {InquiryType, IssueType} from '@site/src/features/forms/schemas';

const {general, technical, business} = texts;
const issues: Record<IssueType, string> = technical.issues;
const inquiries: Record<InquiryType, string> = business.inquiries;

type Rest = Omit<FieldDefinition, 'name' | 'label'>;

/** The fields of a form. Their names and labels come from `texts.json`, everything else from here. */
function fieldsOf<Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  rest: Readonly<Record<keyof Labels, Rest>>,
): FieldDefinition[] {
  return Object.entries(labels).map(([name, label]) => ({name, label, ...rest[name]}));
}

const EMAIL: Rest = {kind: 'email', autoComplete: 'email'};

export const GENERAL = fieldsOf(general.fields, {
  firstName: {autoComplete: 'given-name', half: true},
  lastName: {autoComplete: 'family-name', half: true},
  email: EMAIL,
  subject: {},
  message: {kind: 'area'},
});

export const TECHNICAL = fieldsOf(technical.fields, {
  name: {autoComplete: 'name', half: true},
  email: {...EMAIL, half: true},
  issueType: {kind: 'select', options: issues},
  errorMessage: {kind: 'area', optional: true, hint: technical.hints.errorMessage},
  description: {kind: 'area', hint: technical.hints.description},
});

export const BUSINESS = fieldsOf(business.fields, {
  company: {autoComplete: 'organization', half: true},
  role: {autoComplete: 'organization-title', half: true},
  contactPerson: {autoComplete: 'name', half: true},
  email: {...EMAIL, half: true},
  inquiryType: {kind: 'select', options: inquiries},
  requirements: {kind: 'area', optional: true},
});
