import type { Via } from '@sitewright/api-client/contract'
import type { Identity } from '@sitewright/page-kit/server'
import type { FastifyRequest } from 'fastify'
import type { Identities } from '../accounts/identities.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { readSessionToken } from '../http/session-cookie.ts'

/** By what a request says who makes it. The only place where calls look for it: what comes beside the cookie comes here. */
export interface Credential {
  via: Via
  /** Who it is now; anyone who has none, or one that is over, is anonymous. */
  identify: () => Promise<Identity>
  /** The same, without counting as a use of it; undefined once it is over. */
  peek: () => Promise<Identity | undefined>
  end: () => Promise<void>
}

export interface CredentialOptions {
  identities: Identities
  sessions: Sessions
  https: boolean
}

export function credentialOf(request: FastifyRequest, { identities, sessions, https }: CredentialOptions): Credential {
  const token = readSessionToken(request, https)
  return {
    via: 'session',
    identify: () => identities.identify(token),
    peek: async () => (token === undefined ? undefined : sessions.peek(token)),
    end: async () => {
      if (token) await sessions.end(token)
    },
  }
}
