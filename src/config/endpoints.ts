/**
 * URLs that forms post to. If one is missing, a form opens the visitor's mail program with the message
 * filled in, and sign-up and sign-in only test what is typed; each says so. Sign-up and sign-in post as
 * HTML forms do, the others JSON. See src/features/forms/README.md.
 */
export interface Endpoints {
  newsletter?: string;
  contact?: string;
  feedback?: string;
  'sign-up'?: string;
  'sign-in'?: string;
}

export const endpoints: Endpoints = {};
