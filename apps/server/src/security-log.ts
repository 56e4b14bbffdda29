import type { Identity } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'

export interface SecurityEvent {
  /** Who did it; absent where a mailed link or nobody signed in did. */
  by?: Identity | undefined
  /** The account that it was done to. */
  account?: number
  role?: number
  /** The visitor's network address. */
  address?: string
  /** Further facts, never a secret. */
  details?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>
}

/** Notes one line: who did what to whom. The log adds the time. */
export type NoteSecurity = (event: string, facts?: SecurityEvent) => void

export function createSecurityLog(log: FastifyBaseLogger): NoteSecurity {
  return (event, { by, details, ...facts } = {}) => {
    log.info({ security: true, ...(by?.account ? { by: by.account.id } : {}), ...facts, ...details }, event)
  }
}
