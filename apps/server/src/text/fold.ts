export { fold } from '@sitewright/page-kit/server'
