import type { CoreCalls, PermissionContext } from '@sitewright/api-client'
import { accountSamples } from './account-samples.ts'
import { auditSamples } from './audit-samples.ts'
import { coreCallRights, kindCallRights, type Asker } from './call-rights.ts'
import type { CallSample } from './call-sample.ts'
import { fileSamples } from './file-samples.ts'
import { historySamples } from './history-samples.ts'
import { mailSamples } from './mail-samples.ts'
import { menuSamples } from './menu-samples.ts'
import { kindSamples, pageSamples } from './page-samples.ts'
import { roleSamples, thingSamples } from './role-samples.ts'
import { searchSamples } from './search-samples.ts'
import { sessionSamples } from './session-samples.ts'
import { settingsSamples } from './settings-samples.ts'
import { siteSamples } from './site-samples.ts'

/** One row of the table: a call, who may make it, and how it is made. */
export interface CallRow {
  call: string
  /** What the call is about, where that decides who may make it. */
  context?: PermissionContext
  may: readonly Asker[]
  sample: CallSample
}

/** A call of the core without a sample fails the build, like one without rights. */
const coreSamples = {
  ...siteSamples,
  ...sessionSamples,
  ...pageSamples,
  ...historySamples,
  ...searchSamples,
  ...menuSamples,
  ...settingsSamples,
  ...accountSamples,
  ...roleSamples,
  ...fileSamples,
  ...mailSamples,
  ...auditSamples,
}

export const callRows: readonly CallRow[] = [
  ...(Object.keys(coreCallRights) as (keyof CoreCalls)[]).flatMap(rowsOf),
  ...Object.entries(kindCallRights).map(([call, may]) => ({ call, may, sample: kindSamples[call] as CallSample })),
]

function rowsOf(call: keyof CoreCalls): CallRow[] {
  if (
    call === 'GET private/permission-editor-get-list.json.php' ||
    call === 'POST private/permission-editor-save-list.json.php'
  )
    return (['page', 'menu', 'folder', 'file'] as const).map((context) => ({
      call,
      context,
      may: coreCallRights[call][context],
      sample: thingSamples(context)[call],
    }))
  return [{ call, may: coreCallRights[call], sample: coreSamples[call] }]
}

/** What a test calls a row. */
export function rowName({ call, context }: CallRow): string {
  return context ? `${call} for a ${context}` : call
}
