import type { Handlers, PageKindServices } from '@sitewright/page-kit/server'
import { attachPage, existingSystem, managerKind } from '@sitewright/plugin-progress-admin/tables'
import type { progressManagerCalls } from '../contract.ts'
import { accountList } from './account-list.ts'
import { certificateReader } from './certificate.ts'
import { groupRecordService } from './group-records.ts'
import { overviewReader } from './overview.ts'
import { ownProgressReader } from './own-progress.ts'
import { progressionReader } from './progression.ts'
import { recordService } from './records.ts'
import { accountRegistrar } from './register.ts'
import { registrationSaver } from './save-registration.ts'

/** What answers the calls about the progress of people. */
export function progressManagerHandlers(services: PageKindServices): Handlers<typeof progressManagerCalls> {
  const records = recordService(services)
  const group = groupRecordService(services)
  const certificates = certificateReader(services)
  return {
    async 'POST protected/plugin/progress-manager/setup-page.json.php'({ id, SystemId }, { who }) {
      await attachPage(services, { id, kind: managerKind, who }, (tx) => existingSystem(tx, SystemId))
      return {}
    },
    'GET protected/plugin/progress-manager/get-account-list.json.php': accountList(services),
    'POST protected/plugin/progress-manager/account-register.json.php': accountRegistrar(services),
    'GET protected/plugin/progress-manager/get-progression-data.json.php': progressionReader(services),
    'GET protected/plugin/progress-manager/get-progress-record.json.php': records.read,
    'POST protected/plugin/progress-manager/save-registration.json.php': registrationSaver(services),
    'POST protected/plugin/progress-manager/record-progress.json.php': records.add,
    'POST protected/plugin/progress-manager/strike-record.json.php': records.strike,
    'POST protected/plugin/progress-manager/record-group.json.php': group.add,
    'GET protected/plugin/progress-manager/get-group-records.json.php': group.read,
    'POST protected/plugin/progress-manager/strike-group.json.php': group.strike,
    'GET protected/plugin/progress-manager/get-certificate.json.php': certificates.read,
    'GET protected/plugin/progress-manager/get-own-certificates.json.php': certificates.readOwn,
    'GET protected/plugin/progress-manager/get-overview.json.php': overviewReader(services),
    'GET protected/plugin/progress-manager/get-own-progress.json.php': ownProgressReader(services),
  }
}
