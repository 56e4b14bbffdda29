// without schemas, for the browser too
export { canonicalLanguage, directionOf } from '@sitewright/messages'

/** What a site's texts are in until somebody says otherwise. */
export const defaultLanguage = 'en-NZ'
