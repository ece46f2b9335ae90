import {translate} from '@docusaurus/Translate';

import type {FieldDefinition} from '@site/src/features/forms/Field';
import type {InquiryType, IssueType} from '@site/src/features/forms/schemas';

const email = (label: string): FieldDefinition => ({
  name: 'email',
  label,
  kind: 'email',
  autoComplete: 'email',
});

export function generalFields(): FieldDefinition[] {
  return [
    {
      name: 'firstName',
      label: translate({id: 'contact.firstName', message: 'First name'}),
      autoComplete: 'given-name',
      half: true,
    },
    {
      name: 'lastName',
      label: translate({id: 'contact.lastName', message: 'Last name'}),
      autoComplete: 'family-name',
      half: true,
    },
    email(translate({id: 'contact.email.label', message: 'E-mail address'})),
    {name: 'subject', label: translate({id: 'contact.subject', message: 'Subject'})},
    {
      name: 'message',
      label: translate({id: 'contact.message', message: 'Message'}),
      kind: 'area',
    },
  ];
}

export function technicalFields(): FieldDefinition[] {
  const labels: Record<IssueType, string> = {
    'sign-in': translate({id: 'contact.issue.signIn', message: 'Signing in'}),
    verification: translate({id: 'contact.issue.verification', message: 'Verification'}),
    deposit: translate({id: 'contact.issue.deposit', message: 'A deposit'}),
    withdrawal: translate({id: 'contact.issue.withdrawal', message: 'A withdrawal'}),
    trading: translate({id: 'contact.issue.trading', message: 'Trading'}),
    api: translate({id: 'contact.issue.api', message: 'The API'}),
    other: translate({id: 'contact.issue.other', message: 'Something else'}),
  };
  return [
    {
      name: 'name',
      label: translate({id: 'contact.name', message: 'Name'}),
      autoComplete: 'name',
      half: true,
    },
    {
      ...email(translate({id: 'contact.accountEmail', message: 'E-mail address of the account'})),
      half: true,
    },
    {
      name: 'issueType',
      label: translate({id: 'contact.issue', message: 'What is it about?'}),
      kind: 'select',
      options: labels,
    },
    {
      name: 'errorMessage',
      label: translate({id: 'contact.error', message: 'Error message'}),
      hint: translate({
        id: 'contact.error.hint',
        message: 'Copied from the screen, word for word, if there was one.',
      }),
      kind: 'area',
      optional: true,
    },
    {
      name: 'description',
      label: translate({id: 'contact.description.label', message: 'What happened?'}),
      hint: translate({
        id: 'contact.description.hint',
        message: 'What you did, what you saw, when. Never a password, a code or a recovery phrase.',
      }),
      kind: 'area',
    },
  ];
}

export function businessFields(): FieldDefinition[] {
  const labels: Record<InquiryType, string> = {
    'business-account': translate({id: 'contact.inquiry.account', message: 'A business account'}),
    'higher-limits': translate({id: 'contact.inquiry.limits', message: 'Higher limits'}),
    'api-integration': translate({id: 'contact.inquiry.api', message: 'API integration'}),
    press: translate({id: 'contact.inquiry.press', message: 'Press'}),
    other: translate({id: 'contact.inquiry.other', message: 'Something else'}),
  };
  return [
    {
      name: 'company',
      label: translate({id: 'contact.company', message: 'Company name'}),
      autoComplete: 'organization',
      half: true,
    },
    {
      name: 'role',
      label: translate({id: 'contact.role', message: 'Your role'}),
      autoComplete: 'organization-title',
      half: true,
    },
    {
      name: 'contactPerson',
      label: translate({id: 'contact.person', message: 'Contact person'}),
      autoComplete: 'name',
      half: true,
    },
    {
      ...email(translate({id: 'contact.businessEmail', message: 'Business e-mail address'})),
      half: true,
    },
    {
      name: 'inquiryType',
      label: translate({id: 'contact.inquiry', message: 'What is it about?'}),
      kind: 'select',
      options: labels,
    },
    {
      name: 'requirements',
      label: translate({id: 'contact.requirements', message: 'Business requirements'}),
      kind: 'area',
      optional: true,
    },
  ];
}
