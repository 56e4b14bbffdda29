import { testedCalls, type CallRow, type TestedCalls } from '@sitewright/server/testing/vitest'
import { formSamples } from './form-samples.ts'
import { pageSamples } from './page-samples.ts'
import { progressSamples } from './progress-samples.ts'
import { systemAdmin, systemUser } from './progress.ts'
import { specifiedKinds } from './specified-kinds.ts'

const permissions = [
  'plugin.contactform.editor',
  'plugin.sectionedpage.editor',
  'plugin.singlepage.editor',
  systemAdmin,
  systemUser,
] as const

const formEditors = ['plugin.contactform.editor'] as const
const sectionEditors = ['plugin.sectionedpage.editor'] as const
const pageManagers = ['core.admin', 'core.page-manager'] as const

/**
 * Who may make each call of the kinds: written by hand from the specification, on purpose not from the declarations that
 * the server uses.
 */
const rights: Readonly<Record<string, CallRow['who']>> = {
  'POST protected/plugin/single-page/save-page.json.php': ['plugin.singlepage.editor'],
  'POST protected/plugin/sectioned-page/save-page.json.php': sectionEditors,
  'GET protected/plugin/sectioned-page/get-folder-files.json.php': 'everyone',
  'GET protected/plugin/sectioned-page/find-places.json.php': sectionEditors,
  'GET protected/plugin/sectioned-page/get-template-list.json.php': sectionEditors,
  'GET protected/plugin/sectioned-page/get-template.json.php': sectionEditors,
  'POST protected/plugin/sectioned-page/save-template.json.php': sectionEditors,
  'POST protected/plugin/sectioned-page/rename-template.json.php': sectionEditors,
  'POST protected/plugin/sectioned-page/delete-template.json.php': sectionEditors,

  'POST protected/plugin/form/save-form.json.php': formEditors,
  'GET protected/plugin/form/preauth.json.php': formEditors,
  'GET protected/plugin/form/preauth-list.json.php': formEditors,
  'POST protected/plugin/form/preauth-revoke.json.php': formEditors,
  'POST protected/plugin/form/submit-form.json.php': 'everyone',
  'POST protected/plugin/form/upload-file.json.php': 'everyone',
  'GET protected/plugin/form/places.json.php': 'everyone',
  'GET private/form-get-release-list.json.php': pageManagers,
  'GET private/form-get-release-paged.json.php': pageManagers,
  'GET private/form-get-submission.json.php': pageManagers,
  'GET private/form-inbox-paged.json.php': pageManagers,
  'GET private/form-submission-news.php': pageManagers,
  'GET private/form-inbox-forms.json.php': pageManagers,
  'GET private/form-inbox-new.json.php': pageManagers,
  'GET private/form-inbox-message.json.php': pageManagers,
  'POST private/form-inbox-mark.json.php': pageManagers,
  'POST private/form-inbox-note.json.php': pageManagers,
  'GET private/form-submission-delete.json.php': pageManagers,

  'GET protected/plugin/progress-admin/get-setup-data.json.php': [systemAdmin, systemUser],
  'POST protected/plugin/progress-admin/setup-page.json.php': [systemAdmin],
  'POST protected/plugin/progress-admin/save-page.json.php': [systemAdmin],
  'GET protected/plugin/progress-admin/get-uses.json.php': [systemAdmin],
  'POST protected/plugin/progress-manager/setup-page.json.php': [systemUser],
  'GET protected/plugin/progress-manager/get-account-list.json.php': [systemUser],
  'POST protected/plugin/progress-manager/account-register.json.php': [systemUser],
  'GET protected/plugin/progress-manager/get-progression-data.json.php': [systemUser],
  'GET protected/plugin/progress-manager/get-progress-record.json.php': [systemUser],
  'POST protected/plugin/progress-manager/save-registration.json.php': [systemUser],
  'POST protected/plugin/progress-manager/record-progress.json.php': [systemUser],
  'POST protected/plugin/progress-manager/strike-record.json.php': [systemUser],
  'POST protected/plugin/progress-manager/record-group.json.php': [systemUser],
  'GET protected/plugin/progress-manager/get-group-records.json.php': [systemUser],
  'POST protected/plugin/progress-manager/strike-group.json.php': [systemUser],
  'GET protected/plugin/progress-manager/get-certificate.json.php': [systemUser],
  'GET protected/plugin/progress-manager/get-own-certificates.json.php': 'accounts',
  'GET protected/plugin/progress-manager/get-overview.json.php': [systemUser],
  'GET protected/plugin/progress-manager/get-own-progress.json.php': 'accounts',
}

const samples = { ...pageSamples, ...formSamples, ...progressSamples }

/** The calls that the kinds of the specification add. A sample or a right that is missing fails the rights' test. */
export const kindTestedCalls: TestedCalls = testedCalls({
  kinds: specifiedKinds,
  calls: Object.assign({}, ...specifiedKinds.map(({ calls }) => calls)),
  permissions,
  rows: Object.entries(samples).map(([call, sample]) => ({ call, who: rights[call] ?? [], sample })),
})
