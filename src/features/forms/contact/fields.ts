import {interpolate} from '@docusaurus/Interpolate';
import texts from '@generated/texts/default/forms.json';

import {brand} from '@site/src/config/brand';
import type {FieldDefinition} from '@site/src/features/forms/Field';
import type {InquiryType, IssueType, Values} from '@site/src/features/forms/schemas';
import type {ContactFormName} from './names';

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

const GENERAL = fieldsOf(general.fields, {
  firstName: {autoComplete: 'given-name', half: true},
  lastName: {autoComplete: 'family-name', half: true},
  email: EMAIL,
  subject: {},
  message: {kind: 'area'},
});

const TECHNICAL = fieldsOf(technical.fields, {
  name: {autoComplete: 'name', half: true},
  email: {...EMAIL, half: true},
  issueType: {kind: 'select', options: issues},
  errorMessage: {kind: 'area', optional: true, hint: technical.hints.errorMessage},
  description: {kind: 'area', hint: technical.hints.description},
});

const BUSINESS = fieldsOf(business.fields, {
  company: {autoComplete: 'organization', half: true},
  role: {autoComplete: 'organization-title', half: true},
  contactPerson: {autoComplete: 'name', half: true},
  email: {...EMAIL, half: true},
  inquiryType: {kind: 'select', options: inquiries},
  requirements: {kind: 'area', optional: true},
});

interface ContactFormDefinition {
  fields: readonly FieldDefinition[];
  /** E-mail recipient if there is no endpoint. */
  to: string;
  subject: (values: Values) => string;
}

export const CONTACT_FORMS: Readonly<Record<ContactFormName, ContactFormDefinition>> = {
  general: {
    fields: GENERAL,
    to: brand.supportEmail,
    subject: ({subject}) => subject ?? '',
  },
  technical: {
    fields: TECHNICAL,
    to: brand.supportEmail,
    subject: () => technical.subject,
  },
  business: {
    fields: BUSINESS,
    to: brand.businessEmail,
    subject: ({company = ''}) => interpolate(business.subject, {company}),
  },
};
