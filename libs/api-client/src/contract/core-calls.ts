import { accountCalls } from './calls/account-calls.ts'
import { auditCalls } from './calls/audit-calls.ts'
import { documentCalls } from './calls/document-calls.ts'
import { exampleCalls } from './calls/example-calls.ts'
import { fileCalls } from './calls/file-calls.ts'
import { historyCalls } from './calls/history-calls.ts'
import { lookCalls } from './calls/look-calls.ts'
import { mailCalls } from './calls/mail-calls.ts'
import { menuCalls } from './calls/menu-calls.ts'
import { pageCalls } from './calls/page-calls.ts'
import { presenceCalls } from './calls/presence-calls.ts'
import { roleCalls } from './calls/role-calls.ts'
import { searchCalls } from './calls/search-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { settingsCalls } from './calls/settings-calls.ts'
import { sharingCalls } from './calls/sharing-calls.ts'
import { siteCalls } from './calls/site-calls.ts'
import { workingCopyCalls } from './calls/working-copy-calls.ts'
import { startCalls } from './calls/start-calls.ts'
import { trashCalls } from './calls/trash-calls.ts'
import { defineCalls, type CallGroup, type CallTypes } from './define.ts'

/** The calls of the core. Page kinds declare their own in their `contract.ts`. */
export const coreCalls = defineCalls({
  ...siteCalls,
  ...sessionCalls,
  ...pageCalls,
  ...sharingCalls,
  ...presenceCalls,
  ...historyCalls,
  ...workingCopyCalls,
  ...documentCalls,
  ...searchCalls,
  ...menuCalls,
  ...settingsCalls,
  ...lookCalls,
  ...accountCalls,
  ...roleCalls,
  ...fileCalls,
  ...mailCalls,
  ...auditCalls,
  ...startCalls,
  ...exampleCalls,
  ...trashCalls,
})

/** The same calls by subject, in the order in which documents list them. */
export const coreCallGroups: readonly CallGroup[] = [
  { title: 'Shell', calls: siteCalls },
  { title: 'Session', calls: sessionCalls },
  { title: 'Pages', calls: pageCalls },
  { title: 'Search engines and sharing', calls: sharingCalls },
  { title: 'Who edits a page', calls: presenceCalls },
  { title: 'History of pages', calls: historyCalls },
  { title: 'Working copies', calls: workingCopyCalls },
  { title: 'Versions of menu, links and settings', calls: documentCalls },
  { title: 'Search', calls: searchCalls },
  { title: 'Menu', calls: menuCalls },
  { title: 'Links and settings', calls: settingsCalls },
  { title: 'Look', calls: lookCalls },
  { title: 'Accounts', calls: accountCalls },
  { title: 'Roles and permissions', calls: roleCalls },
  { title: 'Files', calls: fileCalls },
  { title: 'Mail', calls: mailCalls },
  { title: 'Audit log', calls: auditCalls },
  { title: 'Start', calls: startCalls },
  { title: 'Example content', calls: exampleCalls },
  { title: 'Trash', calls: trashCalls },
]

/** Every call that the core declares, by its key of method and path. */
export type CoreCalls = CallTypes<typeof coreCalls>
