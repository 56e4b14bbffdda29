import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import {
  AccountImport,
  AccountInfo,
  AccountList,
  AccountState,
  EmailText,
  FoundAccount,
  HumanCheck,
  HumanCheckToken,
  ImportedAccounts,
  InvitationLink,
  LinkUid,
  NewAccountReply,
  PasswordChange,
  PasswordChecked,
  PasswordLink,
  PasswordText,
  PersonName,
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorStart,
} from '../schemas/accounts.ts'
import { Id, Nothing } from '../schemas/basics.ts'
import { listInput, Paged } from '../schemas/paged.ts'

const accountManager = ['core.admin', 'core.account-manager'] as const

/** What people do with their own account, and what account managers do with others'. */
export const accountCalls = defineCalls({
  'GET public/human-check.json.php': {
    summary:
      'The check that a visitor is a person, and that what they send is answered by no email where none goes out',
    access: 'anyone',
    reply: HumanCheck,
  },
  'POST public/account-password-reset.json.php': {
    summary:
      'Emails a link for setting a new password, if there is such an account; the answer is the same for every address',
    access: 'anyone',
    input: Type.Object({ email: EmailText, reCaptchaToken: Type.Optional(HumanCheckToken) }),
    /** `sends` is false where emails are only stored, since no mail server is set. */
    reply: Type.Object({ sends: Type.Optional(Type.Literal(false)) }),
  },
  'POST protected/account-password-link.json.php': {
    summary:
      'What an emailed link that sets a password is, without using it up: whose password, until when it works, and whether it is for a first one',
    access: 'anyone',
    input: Type.Object({ uid: LinkUid }),
    reply: PasswordLink,
  },
  'POST protected/account-password-do-reset.json.php': {
    summary: 'Sets a new password by an emailed link; `invited` is true for the first one of a new account',
    access: 'anyone',
    input: Type.Object({ password: PasswordText, uid: LinkUid }),
    reply: Type.Object({ invited: Type.Optional(Type.Boolean()) }),
  },
  'POST private/account-deactivate.json.php': {
    summary: 'Deactivates an account by an emailed link',
    access: 'anyone',
    input: Type.Object({ uid: LinkUid }),
    reply: Nothing,
  },
  'GET private/account-get-info.json.php': {
    summary: 'The own account',
    access: 'logged-in',
    reply: AccountInfo,
  },
  'POST private/account-change-password.json.php': {
    summary:
      'Changes the own password: [0] done, [1] the current one was wrong, [2, reason] the new one cannot be used',
    access: 'logged-in',
    input: Type.Object({ current: PasswordText, new: PasswordText }),
    reply: PasswordChange,
  },
  'POST private/account-set-language.json.php': {
    summary: 'Chooses the language in which the caller reads the site; an empty one stands for that of the site',
    access: 'logged-in',
    input: Type.Object({ language: Type.String({ maxLength: 35 }) }),
    reply: Nothing,
  },
  'POST private/account-request-deactivation.json.php': {
    summary: 'Emails a link for deactivating the own account',
    access: 'logged-in',
    reply: Nothing,
  },
  'POST private/second-factor-start.json.php': {
    summary: 'Prepares a second factor for the own account; an empty answer means that the password was wrong',
    access: 'logged-in',
    input: Type.Object({ password: PasswordText }),
    reply: SecondFactorStart,
  },
  'POST private/second-factor-confirm.json.php': {
    summary: 'Turns the prepared second factor on; an empty answer means that the code was wrong',
    access: 'logged-in',
    input: Type.Object({ code: SecondFactorCode }),
    reply: RecoveryCodes,
  },
  'POST private/second-factor-renew-recovery.json.php': {
    summary: 'Makes new recovery codes in place of the old; an empty answer means that the password was wrong',
    access: 'logged-in',
    input: Type.Object({ password: PasswordText }),
    reply: RecoveryCodes,
  },
  'POST private/second-factor-remove.json.php': {
    summary: 'Turns the second factor of the own account off: [0] done, [1] the password was wrong',
    access: 'logged-in',
    input: Type.Object({ password: PasswordText }),
    reply: PasswordChecked,
  },
  'GET private/account-get-list.json.php': {
    summary: 'All accounts',
    access: accountManager,
    reply: AccountList,
  },
  'GET private/account-get-paged.json.php': {
    summary: 'Accounts in pages: those with some words, or in some state, in some order',
    access: accountManager,
    input: listInput(['email', 'name', 'lastlogin'], { state: Type.Optional(AccountState) }),
    reply: Paged(FoundAccount),
  },
  'POST private/account-create.json.php': {
    summary: 'Creates an account, and emails its owner the links for setting a password and for deactivating it',
    access: accountManager,
    input: Type.Object({ email: EmailText, name: PersonName, intro: Type.Boolean() }),
    reply: NewAccountReply,
  },
  'POST private/account-import.json.php': {
    summary:
      'Creates up to 100 accounts with their roles; one whose email address has an account already is left as it is',
    access: accountManager,
    input: AccountImport,
    reply: ImportedAccounts,
  },
  'POST private/account-update.json.php': {
    summary: 'Changes the email address and the name of an account',
    access: accountManager,
    input: Type.Object({ id: Id, email: EmailText, name: PersonName }),
    reply: Nothing,
  },
  'GET private/account-delete.json.php': {
    summary: 'Deletes an account with its sessions and its personal folder',
    access: accountManager,
    changes: true,
    whenFull: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'GET private/account-reactivate.json.php': {
    summary: 'Lets a deactivated account log in again',
    access: accountManager,
    changes: true,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'POST private/account-invite.json.php': {
    summary: 'Emails the invitation again to somebody who has no password yet',
    access: accountManager,
    input: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'POST private/account-invitation-link.json.php': {
    summary:
      'A link for somebody who has no password yet to choose one, to be handed over while emails are only stored; earlier invitations stop working',
    access: accountManager,
    input: Type.Object({ id: Id }),
    reply: InvitationLink,
  },
  'POST private/account-change-user-password.json.php': {
    summary:
      "Sets another account's password: [0] done, [1] the own one was wrong, [2, reason] the new one cannot be used",
    access: accountManager,
    input: Type.Object({ admin: PasswordText, user: PasswordText, id: Id }),
    reply: PasswordChange,
  },
  'POST private/account-remove-second-factor.json.php': {
    summary: "Turns another account's second factor off: [0] done, [1] the own password was wrong",
    access: accountManager,
    input: Type.Object({ admin: PasswordText, id: Id }),
    reply: PasswordChecked,
  },
})
