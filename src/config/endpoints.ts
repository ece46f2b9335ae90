/**
 * Addresses that forms post to, as JSON. Where one is undefined, the form opens the
 * visitor's mail program with the message written, and says so.
 */
export const endpoints: {newsletter?: string; contact?: string; feedback?: string} = {};
