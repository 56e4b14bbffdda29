import { emailKey } from '@sitewright/page-kit/server'
import { plainColors } from '@sitewright/theme'
import { mintToken } from '../../accounts/account-tokens.ts'
import { createEmailTemplates } from '../../accounts/email-templates.ts'
import { createLoginLimits } from '../../accounts/login-limits.ts'
import { createPasswordRules } from '../../accounts/password-rules.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { endSessions } from '../../accounts/sessions.ts'
import { setPassword } from '../../accounts/set-password.ts'
import { installedLanguages } from '../../language/installed-languages.ts'
import { loadLanguages } from '../../language/languages.ts'
import { readCurrentLook } from '../../look/looks.ts'
import { createOutbox } from '../../mail/outbox.ts'
import { CommandError } from '../command-error.ts'
import { recordCommand } from './record-command.ts'
import type { Site } from './with-site.ts'

export interface Account {
  id: number
  email: string
  name: string
}

/**
 * The account that is meant.
 *
 * @throws {CommandError} when there is none, when there are several, or when it is deactivated.
 */
export async function findOneAccount(
  { database }: Site,
  wanted: { email: string; name: string | undefined },
): Promise<Account> {
  const accounts = await database.read
    .selectFrom('accounts')
    .where('email_key', '=', emailKey(wanted.email))
    .select(['id', 'email', 'name', 'deactivated'])
    .orderBy('id')
    .execute()
  const found = accounts.filter(({ name }) => wanted.name === undefined || name === wanted.name)
  const [account, ...others] = found
  if (!account)
    throw new CommandError(`There is no account for ${wanted.email}${wanted.name ? ` (${wanted.name})` : ''}`)
  if (others.length > 0) {
    const names = found.map(({ name }) => `'${name}'`).join(', ')
    throw new CommandError(`Several accounts share ${wanted.email}; choose one with --name: ${names}`)
  }
  if (account.deactivated)
    throw new CommandError(`The account of ${account.email} is deactivated; an administrator can reactivate it`)
  return account
}

/** Ends the account's sessions. @returns the secret part of a link that sets a new password once. */
export async function makeResetToken({ database, now }: Site, account: Account): Promise<string> {
  const { uid } = await database.write(async (tx) => {
    await endSessions(tx, account.id)
    await recordCommand(tx, { command: 'reset-password', summary: 'resetLinkPrinted', account, now: now() })
    return mintToken(tx, { accountId: account.id, purpose: 'reset', now: now() })
  })
  return uid
}

export interface NewPassword {
  account: Account
  password: string
  /** The address of the site, for the email; without a trailing `/`. */
  publicUrl: string
}

/**
 * Sets a password, ends the account's sessions and forgives failed logins. The owner is told by email.
 *
 * @throws {CommandError} for a password that cannot be used.
 */
export async function setNewPassword({ database, settings, now }: Site, given: NewPassword): Promise<void> {
  const { account, password, publicUrl } = given
  const error = await createPasswordRules({ settings })(password, account)
  if (error !== undefined) throw new CommandError(error)
  const hash = await hashPassword(password)
  const { look } = await readCurrentLook({ database, log: { error: () => {} } })
  const letterColors = async () => plainColors(look).letter
  const languages = await loadLanguages(installedLanguages(), () => {})
  const write = await createEmailTemplates({ settings, languages, publicUrl, letterColors })()
  await database.write(async (tx) => {
    await setPassword(tx, { accountId: account.id, hash, lockedUntil: 0 })
    await createLoginLimits({ database, now }).forgive(tx, emailKey(account.email))
    await createOutbox({ database, now }).queue(tx, write.passwordChangedForYou(account))
    await recordCommand(tx, { command: 'reset-password', summary: 'passwordChanged', account, now: now() })
  })
}
