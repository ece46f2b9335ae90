import vectors from '@site/openapi/vectors.json';

/** The published test vectors, which let readers try the tools. */
export const requestVectors = vectors.requests;
export const deliveryVectors = vectors.webhooks;
