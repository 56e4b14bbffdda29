import type { CoreCalls } from '@sitewright/api-client'
import { coreCalls } from '@sitewright/api-client/contract'
import { listKind, noteKind } from '../test-kinds.ts'
import { accountSamples } from './account-samples.ts'
import { auditSamples } from './audit-samples.ts'
import { coreCallRights } from './call-rights.ts'
import { documentSamples } from './document-samples.ts'
import { exampleSamples } from './example-samples.ts'
import { fileSamples } from './file-samples.ts'
import { historySamples } from './history-samples.ts'
import { emailSamples } from './mail-samples.ts'
import { noteRow, pageSamples } from './page-samples.ts'
import { presenceSamples } from './presence-samples.ts'
import { roleSamples, resourceSamples } from './role-samples.ts'
import { sessionSamples } from './session-samples.ts'
import { sharingSamples } from './sharing-samples.ts'
import { lookSamples } from './look-samples.ts'
import { menuSamples, searchSamples, settingsSamples, siteSamples } from './site-samples.ts'
import { startSamples } from './start-samples.ts'
import { trashSamples } from './trash-samples.ts'
import { testedCalls, type CallRow } from './tested-calls.ts'
import { workingCopySamples } from './working-copy-samples.ts'

/** A call of the core without a sample fails the build, like one without rights. */
const coreSamples = {
  ...siteSamples,
  ...sessionSamples,
  ...pageSamples,
  ...sharingSamples,
  ...presenceSamples,
  ...historySamples,
  ...workingCopySamples,
  ...documentSamples,
  ...searchSamples,
  ...menuSamples,
  ...settingsSamples,
  ...lookSamples,
  ...accountSamples,
  ...roleSamples,
  ...fileSamples,
  ...emailSamples,
  ...auditSamples,
  ...startSamples,
  ...exampleSamples,
  ...trashSamples,
}

/** The calls of the core, and that of the test kind, which represents any page kind's. */
export const coreTestedCalls = testedCalls({
  kinds: [noteKind, listKind],
  calls: { ...coreCalls, ...noteKind.calls },
  permissions: [noteKind.manifest.editor],
  rows: [...(Object.keys(coreCallRights) as (keyof CoreCalls)[]).flatMap(rowsOf), noteRow],
})

function rowsOf(call: keyof CoreCalls): CallRow[] {
  if (
    call === 'GET private/permission-editor-get-list.json.php' ||
    call === 'POST private/permission-editor-save-list.json.php'
  )
    return (['page', 'menu', 'folder', 'file'] as const).map((context) => ({
      call,
      context,
      who: coreCallRights[call][context],
      sample: resourceSamples(context)[call],
    }))
  return [{ call, who: coreCallRights[call], sample: coreSamples[call] }]
}
