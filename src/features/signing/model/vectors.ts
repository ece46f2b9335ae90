import vectors from '@site/openapi/vectors.json';

/** The published vectors, with which a reader sees the tools work. */
export const requestVectors = vectors.requests;
export const deliveryVectors = vectors.webhooks;
