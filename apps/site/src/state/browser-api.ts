// A module of its own, so that the HTTP client is a chunk of its own: a visitor who only reads never loads it.
export { createBrowserApi } from '@sitewright/api-client'
