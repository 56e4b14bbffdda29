export type { Api, Calls } from './api.ts'
export { withCalls } from './api.ts'
export { ApiError, isApiError } from './api-error.ts'
export { createBrowserApi, type BrowserApiOptions } from './browser-api.ts'
export { corePermissions, holdsAny, publicPermission, type CorePermission } from './contract/permissions.ts'
export type {
  Account,
  AppSetup,
  IconPicture,
  LinkButton,
  Links,
  LoginReply,
  MenuItem,
  Page,
  PageType,
  PropertyKey,
  Route,
} from './contract/schemas.ts'
export type { CallType, CallTypes, CoreCalls } from './contract/index.ts'
