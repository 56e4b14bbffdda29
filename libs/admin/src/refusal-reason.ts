export { refusalReason } from '@sitewright/api-client'
