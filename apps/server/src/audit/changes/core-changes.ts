import type { coreCalls } from '@sitewright/api-client/contract'
import { accountChanges } from './account-changes.ts'
import type { Changes } from './change.ts'
import { fileChanges } from './file-changes.ts'
import { pageChanges } from './page-changes.ts'
import { roleChanges } from './role-changes.ts'
import { siteChanges } from './site-changes.ts'

/** What the audit log says of each call of the core that changes something. */
export const coreChanges: Changes<typeof coreCalls> = {
  ...pageChanges,
  ...siteChanges,
  ...accountChanges,
  ...roleChanges,
  ...fileChanges,
}
