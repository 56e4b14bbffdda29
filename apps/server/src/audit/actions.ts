import type { Via } from '@sitewright/api-client/contract'

/** Something that people do and the audit log records. */
export interface Action {
  /** A few words, as the audit log shows them. */
  summary: string
  /** What the server's log calls it, where it concerns security; the action's entry has the same name where no call has. */
  event?: string
  /** By what those come who do it, where that is not their session. */
  via?: Via
  /** True for what is done again and again: within `repeatedWithin` seconds it becomes one entry. */
  repeats?: boolean
}

/** What the core records; a page kind's calls are recorded in the words of their declarations. */
export const actions = {
  login: { summary: 'Logged in', event: 'login' },
  'login failed': { summary: 'Failed to log in', event: 'login failed', repeats: true },
  logout: { summary: 'Logged out' },

  'reset requested': {
    summary: 'Password reset link requested',
    event: 'password reset requested',
    repeats: true,
  },
  'reset mailed': { summary: 'Password reset link emailed', event: 'password reset mailed' },
  'reset stored': { summary: 'Password reset link stored, as no mail server is set', event: 'password reset mailed' },
  'password reset': { summary: 'New password set by an emailed link', event: 'password reset', via: 'link' },
  'invitation used': { summary: 'New password set by an invitation link', event: 'password reset', via: 'link' },
  'own password changed': { summary: 'Own password changed', event: 'password changed' },
  'password changed': { summary: 'Password of an account changed', event: 'password changed' },
  'own second factor on': { summary: 'Own two-step login turned on', event: 'second factor on' },
  'own second factor off': { summary: 'Own two-step login turned off', event: 'second factor off' },
  'second factor off': { summary: 'Two-step login of an account turned off', event: 'second factor off' },
  'recovery codes renewed': { summary: 'Own recovery codes renewed', event: 'recovery codes renewed' },

  'deactivation requested': {
    summary: 'Account deactivation link requested',
    event: 'deactivation requested',
  },
  'account created': { summary: 'Account created', event: 'account created' },
  'account invited': { summary: 'Invitation emailed again', event: 'account invited' },
  'invitation stored': { summary: 'Invitation stored again, as no mail server is set', event: 'account invited' },
  'invitation link': { summary: 'Invitation link handed out', event: 'invitation link handed out' },
  'account updated': { summary: 'Account changed', event: 'account updated' },
  'account deactivated': {
    summary: 'Account deactivated by an emailed link',
    event: 'account deactivated',
    via: 'link',
  },
  'account reactivated': { summary: 'Account reactivated', event: 'account reactivated' },
  'account deleted': { summary: 'Account deleted', event: 'account deleted' },

  'role created': { summary: 'Role created', event: 'role created' },
  'role changed': { summary: 'Role changed', event: 'role changed' },
  'role deleted': { summary: 'Role deleted', event: 'role deleted' },
  'permissions changed': { summary: 'Permissions changed', event: 'permissions changed' },

  'page created': { summary: 'Page created' },
  'page updated': { summary: 'Page changed' },
  'page deleted': { summary: 'Page deleted' },
  'draft discarded': { summary: 'Draft of a page discarded' },
  'page restored': { summary: 'Version of a page restored as its draft' },
  'page replaced': { summary: 'Content of a page replaced' },

  'folder created': { summary: 'Folder created' },
  'folder deleted': { summary: 'Folder deleted' },
  'file uploaded': { summary: 'File uploaded' },
  'file replaced': { summary: 'File replaced' },
  'file moved': { summary: 'File moved' },
  'file updated': { summary: 'Name or caption of a file changed' },
  'file deleted': { summary: 'File deleted' },

  'menu saved': { summary: 'Menu saved' },
  'links saved': { summary: 'Link buttons saved' },
  'settings saved': { summary: 'Site settings saved' },
  'look published': { summary: 'Look published' },
  'font added': { summary: 'Font uploaded' },
  'font deleted': { summary: 'Font deleted' },
  'example removed': { summary: 'Example content removed' },
  'example exchanged': { summary: 'Example content exchanged' },
  'step dismissed': { summary: 'Step of the set-up list dismissed' },
  'mail retried': { summary: 'Email retried' },
  'mail deleted': { summary: 'Email deleted' },
  'mail server set': { summary: 'Mail server set' },
  'mail server removed': { summary: 'Mail server removed' },
  'mail tested': { summary: 'Test email tried' },

  'trash restored': { summary: 'Restored from the trash' },
  'trash deleted': { summary: 'Deleted for good' },
  'trash emptied': { summary: 'Trash emptied' },
} as const satisfies Record<string, Action>

export type ActionName = keyof typeof actions
