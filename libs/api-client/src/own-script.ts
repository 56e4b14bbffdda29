/**
 * Goes with every call: no page can have it sent to another site. The server asks for it where a browser says nothing of
 * where a call comes from, as on plain http.
 */
export const ownScript = { 'X-Requested-With': 'Sitewright' } as const
