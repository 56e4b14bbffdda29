import type { Identity } from '@sitewright/page-kit/server'
import type { LetterColors } from '@sitewright/theme'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { HumanCheck } from '../human-check/human-check.ts'
import { fail } from '../errors.ts'
import type { Languages } from '../language/languages.ts'
import type { Outbox } from '../mail/email-message.ts'
import { anonymous } from '../access/rights.ts'
import type { Actor, Audit } from '../audit/audit.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { Trash } from '../trash/trash.ts'
import type { EmailTemplates } from './email-templates.ts'
import type { LoginLimits } from './login-limits.ts'

export interface AccountsOptions {
  database: Database
  changes: Pick<Changes, 'write'>
  settings: SettingsStore
  languages: Languages
  outbox: Outbox
  /** False while emails are only stored. */
  isDelivering: () => Promise<boolean>
  humanCheck: HumanCheck
  audit: Audit
  trash: Pick<Trash, 'put' | 'removeOwn'>
  log: FastifyBaseLogger
  now: () => Seconds
  /** Where the site is, for links in emails; without a trailing `/`. */
  publicUrl: string
  /** For emails, those of the site's look. */
  letterColors: () => Promise<LetterColors>
}

/** What the parts of this room share. */
export interface AccountTools extends AccountsOptions {
  limits: LoginLimits
  /** The templates of the site under its present title. To be fetched before a transaction begins, not within. */
  emailTemplates: () => Promise<EmailTemplates>
  /** Why that account cannot have this password, in plain words, or undefined. */
  passwordError: (password: string, account: { email: string; name: string }) => Promise<string | undefined>
  /** True if the caller's own password is this one. @throws {RefusedError} 429 after too many wrong ones. */
  isOwnPassword: (caller: Caller, password: string) => Promise<boolean>
}

/** Somebody logged in who makes a call. */
export interface Caller extends Actor {
  account: NonNullable<Identity['account']>
}

/** @throws {RefusedError} 401 when nobody is logged in. */
export function callerOf({ who, via, client, call }: Actor): Caller {
  return { who, ...(via && { via }), client, call, account: who.account ?? fail('notLoggedIn') }
}

/** Nobody who is known yet, at this network address; '' for what the server does by itself. */
export function visitorAt(address: string): Actor {
  return { who: anonymous, client: { address, userAgent: '' } }
}

/** Somebody with a link that was emailed, who is not logged in: whose it is says what they do it to. */
export function linkHolderAt(address: string): Actor {
  return { ...visitorAt(address), via: 'link' }
}
