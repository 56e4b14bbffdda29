import type { CoreCalls, PermissionContext } from '@sitewright/api-client'

/**
 * Who asks in the table tests: nobody, somebody logged in without any permission, and for each permission of the core
 * somebody who has that one only. Page kinds add their own.
 */
export const coreCallers = [
  'nobody',
  'any account',
  'core.admin',
  'core.account-owner',
  'core.menu-manager',
  'core.look',
  'core.file-manager',
  'core.page-manager',
  'core.role-manager',
  'core.account-manager',
] as const

/** Who may make a call: everyone, anyone who is logged in, or the holders of any of these permissions. */
export type Who<Permission extends string = string> = 'everyone' | 'accounts' | readonly Permission[]

/** Editors are those of the test kind, whose pages the samples are. */
type CoreWho = Who<(typeof coreCallers)[number] | 'plugin.note.editor'>

const everyone = 'everyone'
const accounts = 'accounts'
const admin = ['core.admin'] as const
const accountManagers = ['core.admin', 'core.account-manager'] as const
const fileManagers = ['core.admin', 'core.file-manager'] as const
const menuManagers = ['core.admin', 'core.menu-manager'] as const
const lookEditors = ['core.admin', 'core.look'] as const
const pageManagers = ['core.admin', 'core.page-manager'] as const
const roleManagers = ['core.admin', 'core.role-manager'] as const

/** The manager of each kind of thing, and no other, says for whom it is kept (Q26). */
const managersOfThing: Readonly<Record<PermissionContext, CoreWho>> = {
  page: pageManagers,
  menu: menuManagers,
  folder: fileManagers,
  file: fileManagers,
}

/** Calls whose right depends on what they are about. */
export type CallByContext =
  'GET private/permission-editor-get-list.json.php' | 'POST private/permission-editor-save-list.json.php'

/**
 * Who may make each call of the core: written by hand from the specification (A§6, B§6, Q14, Q15, Q26), on purpose not
 * from the declarations that the server uses. A call that is missing here fails the build.
 */
export const coreCallRights: {
  readonly [Key in keyof CoreCalls]: Key extends CallByContext ? Readonly<Record<PermissionContext, CoreWho>> : CoreWho
} = {
  'GET protected/app-setup.json.php': everyone,
  'GET public/get-menu-items.json.php': everyone,
  'GET public/links-load.json.php': everyone,
  'GET protected/get-system-property.json.php': everyone,

  'POST public/login.json.php': everyone,
  'GET public/logout.json.php': everyone,
  'GET private/get-account.json.php': everyone,
  'GET private/session-account.json.php': everyone,

  'POST public/page-hit.json.php': everyone,
  'GET protected/plugin/get-content.json.php': everyone,
  'GET protected/page-get-title.json.php': everyone,
  'GET protected/page-get-below.json.php': everyone,
  'GET protected/page-get-headings.json.php': accounts,
  'GET protected/page-find-headings.json.php': accounts,
  'GET protected/page-get-status.json.php': [...pageManagers, 'plugin.note.editor'],
  'POST protected/page-discard-draft.json.php': ['plugin.note.editor'],
  'GET protected/page-presence.php': ['plugin.note.editor'],
  'GET private/pagetype-get-list.json.php': pageManagers,
  'GET private/page-get-list.json.php': [...pageManagers, 'core.menu-manager'],
  'GET private/page-get-paged.json.php': pageManagers,
  'GET private/page-get-by-menu.json.php': pageManagers,
  'GET private/page-list-news.php': pageManagers,
  'GET private/page-get-choices.json.php': [...pageManagers, 'core.menu-manager', 'core.look'],
  'POST private/page-create.json.php': pageManagers,
  'POST private/page-update.json.php': pageManagers,
  'POST private/page-publish-many.json.php': pageManagers,
  'POST private/page-restrict-many.json.php': pageManagers,
  'GET private/page-check-shortcut.json.php': pageManagers,
  'GET private/page-get-broken-links.json.php': pageManagers,
  'GET private/page-get-sharing.json.php': pageManagers,
  'POST private/page-set-sharing.json.php': pageManagers,
  'GET private/page-delete.json.php': pageManagers,
  'GET private/page-get-hit-count.json.php': pageManagers,

  'GET private/page-get-history.json.php': pageManagers,
  'GET private/page-get-history-paged.json.php': pageManagers,
  'GET private/page-get-revision.json.php': pageManagers,
  'POST private/page-restore.json.php': pageManagers,
  'POST private/page-replace.json.php': pageManagers,

  // these samples are of the menu; whose a copy is, and of which page, is told in working-copies.db.test.ts
  'GET private/working-copy-get.json.php': menuManagers,
  'POST private/working-copy-put.json.php': menuManagers,
  'POST private/working-copy-delete.json.php': menuManagers,
  // likewise; of other nouns it is told in documents.db.test.ts
  'GET private/document-get-state.json.php': menuManagers,
  'GET private/document-news.php': menuManagers,
  'GET private/document-get-history-paged.json.php': menuManagers,
  'GET private/document-get-revision.json.php': menuManagers,

  'GET public/search.json.php': everyone,
  'GET private/get_menu_structure.json.php': menuManagers,
  'GET private/menu-get-audience.json.php': menuManagers,
  'POST private/set_menu_structure.json.php': menuManagers,
  'POST private/links-save.json.php': admin,
  'GET private/icon-search.json.php': admin,
  'GET private/get-site-settings.json.php': admin,
  'POST private/set-site-settings.json.php': admin,
  'GET private/look-get.json.php': lookEditors,
  'POST private/look-publish.json.php': lookEditors,
  'GET private/look-get-history.json.php': lookEditors,
  'GET private/look-get-former.json.php': lookEditors,
  'GET private/look-get-fonts.json.php': lookEditors,
  'POST private/look-add-font.json.php': lookEditors,
  'POST private/look-delete-font.json.php': lookEditors,

  'GET public/human-check.json.php': everyone,
  'POST public/account-password-reset.json.php': everyone,
  'POST protected/account-password-link.json.php': everyone,
  'POST protected/account-password-do-reset.json.php': everyone,
  'POST private/account-deactivate.json.php': everyone,
  'GET private/account-get-info.json.php': accounts,
  'POST private/account-change-password.json.php': accounts,
  'POST private/account-set-language.json.php': accounts,
  'POST private/account-request-deactivation.json.php': accounts,
  'POST private/second-factor-start.json.php': accounts,
  'POST private/second-factor-confirm.json.php': accounts,
  'POST private/second-factor-renew-recovery.json.php': accounts,
  'POST private/second-factor-remove.json.php': accounts,
  'GET private/account-get-list.json.php': accountManagers,
  'POST private/account-create.json.php': accountManagers,
  'POST private/account-import.json.php': accountManagers,
  'POST private/account-update.json.php': accountManagers,
  'GET private/account-delete.json.php': accountManagers,
  'GET private/account-reactivate.json.php': accountManagers,
  'GET private/account-get-paged.json.php': accountManagers,
  'POST private/account-invite.json.php': accountManagers,
  'POST private/account-invitation-link.json.php': accountManagers,
  'POST private/account-change-user-password.json.php': accountManagers,
  'POST private/account-remove-second-factor.json.php': accountManagers,

  'GET private/role-get-list.json.php': roleManagers,
  'POST private/role-create.json.php': roleManagers,
  'POST private/role-update.json.php': roleManagers,
  'GET private/role-delete.json.php': roleManagers,
  'GET private/role-editor-get-list.json.php': roleManagers,
  'POST private/role-editor-save-list.json.php': roleManagers,
  'GET private/role-editor-get-paged.json.php': roleManagers,
  'GET private/role-editor-get-role.json.php': roleManagers,
  'POST private/role-editor-change.json.php': roleManagers,
  'GET private/permission-editor-get-list.json.php': managersOfThing,
  'POST private/permission-editor-save-list.json.php': managersOfThing,

  // what may be done in a folder is the folder's to say: everyone has a personal one
  'GET protected/folder-get-list.json.php': accounts,
  'POST private/folder-create.json.php': accounts,
  'GET private/folder-delete.json.php': accounts,
  'GET protected/file-get-list.json.php': accounts,
  'GET protected/file-get-paged.json.php': accounts,
  'GET private/file-find.json.php': fileManagers,
  'POST private/file-upload.json.php': accounts,
  'GET private/file-delete.json.php': accounts,
  'GET private/file-move.json.php': accounts,
  'POST private/file-set-properties.json.php': accounts,
  'GET private/file-get-uses.json.php': accounts,
  'POST protected/image-get-captions.json.php': everyone,

  'GET private/mail-get-list.json.php': admin,
  'GET private/mail-get-paged.json.php': admin,
  'GET private/mail-read.json.php': admin,
  'GET private/mail-get-stored.json.php': admin,
  'GET private/mail-read-stored.json.php': admin,
  'POST private/mail-retry.json.php': admin,
  'POST private/mail-delete.json.php': admin,
  'GET private/mail-goes-out.json.php': accounts,
  'GET public/mail-sends.json.php': everyone,
  'GET private/mail-get-server.json.php': admin,
  'POST private/mail-set-server.json.php': admin,
  'POST private/mail-remove-server.json.php': admin,
  'POST private/mail-test.json.php': admin,

  'GET private/audit-get-list.json.php': admin,

  // each is shown what their rights allow
  'GET private/start-get.json.php': accounts,
  'POST private/start-dismiss.json.php': admin,
  'POST private/start-take-place.json.php': admin,
  'GET private/example-get.json.php': admin,
  'POST private/example-remove.json.php': admin,
  'POST private/example-exchange.json.php': admin,
  // everyone has what they could have deleted
  'GET private/trash-get-list.json.php': accounts,
  'POST private/trash-restore.json.php': accounts,
  'POST private/trash-delete.json.php': accounts,
  'POST private/trash-empty.json.php': accounts,
}
