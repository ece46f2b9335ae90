/** What `self` is in a service worker; the compiler only knows that it is a worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
