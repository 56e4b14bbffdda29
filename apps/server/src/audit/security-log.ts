import type { Identity } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'

/** What is noted for security's sake, as the log names it, and in the words of the audit log. */
export const securityEvents = {
  login: 'Signed in',
  'login failed': 'Failed to sign in',
  'password reset requested': 'Link for a new password asked for',
  'password reset mailed': 'Link for a new password mailed',
  'password reset': 'New password set by a mailed link',
  'password changed': 'Password changed',
  'second factor on': 'Second factor turned on',
  'second factor off': 'Second factor turned off',
  'recovery codes renewed': 'Recovery codes renewed',
  'deactivation requested': 'Link for deactivating an account asked for',
  'account created': 'Account created',
  'account updated': 'Account changed',
  'account deactivated': 'Account deactivated by a mailed link',
  'account reactivated': 'Account reactivated',
  'account deleted': 'Account deleted',
  'role created': 'Role created',
  'role changed': 'Role changed',
  'role deleted': 'Role deleted',
  'permissions changed': 'Permissions changed',
} as const

export type SecurityEventName = keyof typeof securityEvents

export interface SecurityEvent {
  /** Who did it; absent where a mailed link or nobody signed in did. */
  by?: Identity | undefined
  /** The account that it was done to. */
  account?: number
  role?: number
  /** The visitor's network address. */
  address?: string
  /** What was typed as an email address, as it is compared; for the audit log only, and only if it is one. */
  email?: string
  /** Further facts, never a secret. */
  details?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>
}

/** Notes who did what to whom. The time is added. */
export type NoteSecurity = (event: SecurityEventName, facts?: SecurityEvent) => void

/** @param listeners get what is noted as well; none may throw. */
export function createSecurityLog(log: FastifyBaseLogger, ...listeners: readonly NoteSecurity[]): NoteSecurity {
  return (event, facts = {}) => {
    const { by, details, email: _, ...shown } = facts
    log.info({ security: true, ...(by?.account ? { by: by.account.id } : {}), ...shown, ...details }, event)
    for (const listener of listeners) listener(event, facts)
  }
}
