import {brand} from '../../config/brand';

/** `/.well-known/api-catalog` (RFC 9727): a link set (RFC 9264) with the API, its contract and its documentation. */
export function apiCatalog(): object {
  const at = (path: string): string => `${brand.siteUrl}${path}`;
  return {
    linkset: [
      {
        anchor: `https://${brand.apiHost}`,
        'service-desc': [
          {href: at('/openapi.json'), type: 'application/vnd.oai.openapi+json;version=3.1'},
          {href: at('/openapi.yaml'), type: 'application/vnd.oai.openapi;version=3.1'},
        ],
        'service-doc': [
          {href: at('/api'), type: 'text/html'},
          {href: at('/api.md'), type: 'text/markdown'},
          {href: at('/resources/api-docs'), type: 'text/html'},
        ],
        'service-meta': [
          {href: at('/postman.json'), type: 'application/json'},
          {href: at('/signing-vectors.json'), type: 'application/json'},
        ],
        status: [{href: at('/contact'), type: 'text/html'}],
      },
    ],
  };
}
