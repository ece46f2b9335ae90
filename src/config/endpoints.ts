/**
 * URLs that forms post JSON to. If one is missing, the form opens the visitor's mail program with the
 * message filled in, and says so. See src/features/forms/README.md.
 */
export interface Endpoints {
  newsletter?: string;
  contact?: string;
  feedback?: string;
}

export const endpoints: Endpoints = {};
