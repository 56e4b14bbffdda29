import type { Via } from '@sitewright/api-client/contract'
import type { Told } from '@sitewright/messages'
import { texts } from './action-messages.ts'

/** Something that people do and the audit log records. */
export interface Action {
  /** A few words, as the audit log shows them. */
  summary: Told
  /** What it shows instead of a page that visitors do not see. */
  unseen?: Told
  /** What the server's log calls it, where it concerns security; the action's entry has the same name where no call has. */
  event?: string
  /** By what those come who do it, where that is not their session. */
  via?: Via
  /** True for what is done again and again: within `repeatedWithin` seconds it becomes one entry. */
  repeats?: boolean
}

/** What the core records; a page kind's calls are recorded in the words of their declarations. */
export const actions = {
  login: { summary: texts.login, event: 'login' },
  'login failed': { summary: texts.loginFailed, event: 'login failed', repeats: true },
  logout: { summary: texts.logout },

  'reset requested': {
    summary: texts.resetRequested,
    event: 'password reset requested',
    repeats: true,
  },
  'reset mailed': { summary: texts.resetMailed, event: 'password reset mailed' },
  'reset stored': { summary: texts.resetStored, event: 'password reset mailed' },
  'password reset': { summary: texts.passwordReset, event: 'password reset', via: 'link' },
  'invitation used': { summary: texts.invitationUsed, event: 'password reset', via: 'link' },
  'own password changed': { summary: texts.ownPasswordChanged, event: 'password changed' },
  'password changed': { summary: texts.passwordChanged, event: 'password changed' },
  'own second factor on': { summary: texts.ownSecondFactorOn, event: 'second factor on' },
  'own second factor off': { summary: texts.ownSecondFactorOff, event: 'second factor off' },
  'second factor off': { summary: texts.secondFactorOff, event: 'second factor off' },
  'recovery codes renewed': { summary: texts.recoveryCodesRenewed, event: 'recovery codes renewed' },

  'deactivation requested': {
    summary: texts.deactivationRequested,
    event: 'deactivation requested',
  },
  'account created': { summary: texts.accountCreated, event: 'account created' },
  'account invited': { summary: texts.accountInvited, event: 'account invited' },
  'invitation stored': { summary: texts.invitationStored, event: 'account invited' },
  'invitation link': { summary: texts.invitationLink, event: 'invitation link handed out' },
  'account updated': { summary: texts.accountUpdated, event: 'account updated' },
  'account deactivated': {
    summary: texts.accountDeactivated,
    event: 'account deactivated',
    via: 'link',
  },
  'account reactivated': { summary: texts.accountReactivated, event: 'account reactivated' },
  'account deleted': { summary: texts.accountDeleted, event: 'account deleted' },

  'role created': { summary: texts.roleCreated, event: 'role created' },
  'role changed': { summary: texts.roleChanged, event: 'role changed' },
  'role deleted': { summary: texts.roleDeleted, event: 'role deleted' },
  'permissions changed': { summary: texts.permissionsChanged, event: 'permissions changed' },

  'page created': { summary: texts.pageCreated },
  'page updated': { summary: texts.pageUpdated },
  'page published': { summary: texts.pagePublished },
  'page taken back': { summary: texts.pageTakenBack },
  'page deleted': { summary: texts.pageDeleted },
  'draft discarded': { summary: texts.draftDiscarded },
  'page restored': { summary: texts.pageRestored },
  'page replaced': { summary: texts.pageReplaced },

  'folder created': { summary: texts.folderCreated },
  'folder deleted': { summary: texts.folderDeleted },
  'file uploaded': { summary: texts.fileUploaded },
  'file replaced': { summary: texts.fileReplaced },
  'file moved': { summary: texts.fileMoved },
  'file updated': { summary: texts.fileUpdated },
  'file deleted': { summary: texts.fileDeleted },

  'menu saved': { summary: texts.menuSaved },
  'links saved': { summary: texts.linksSaved },
  'settings saved': { summary: texts.settingsSaved },
  'look published': { summary: texts.lookPublished },
  'font added': { summary: texts.fontAdded },
  'font deleted': { summary: texts.fontDeleted },
  'example removed': { summary: texts.exampleRemoved },
  'example exchanged': { summary: texts.exampleExchanged },
  'step dismissed': { summary: texts.stepDismissed },
  'mail retried': { summary: texts.mailRetried },
  'mail deleted': { summary: texts.mailDeleted },
  'mail server set': { summary: texts.mailServerSet },
  'mail server removed': { summary: texts.mailServerRemoved },
  'mail tested': { summary: texts.mailTested },

  'trash restored': { summary: texts.trashRestored },
  'trash deleted': { summary: texts.trashDeleted },
  'trash emptied': { summary: texts.trashEmptied },
} as const satisfies Record<string, Action>

/** What commands of the server's machine do. */
export const commandSentences = {
  administratorCreated: texts.administratorCreated,
  passwordChanged: texts.passwordChangedOnServer,
  resetLinkPrinted: texts.resetLinkPrinted,
  kindDataDeleted: texts.kindDataDeleted,
}

/** All that the core and its commands say. */
export const coreSentences: readonly Told[] = [
  ...Object.values(actions).map(({ summary }) => summary),
  ...Object.values(commandSentences),
]

export type ActionName = keyof typeof actions
