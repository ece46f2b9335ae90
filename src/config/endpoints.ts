/**
 * Addresses that forms post to, as JSON. Where one is missing, the form opens the visitor's
 * mail program with the message written, and says so. See src/features/forms/README.md.
 */
export interface Endpoints {
  newsletter?: string;
  contact?: string;
  feedback?: string;
}

export const endpoints: Endpoints = {};
