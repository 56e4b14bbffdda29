import type { MailSecurity, MailServerInput, MailServerState } from '@sitewright/api-client'
import { texts } from './server-messages.ts'

/** A mail server as it is being typed. */
export interface ServerFields {
  host: string
  port: string
  security: MailSecurity
  user: string
  /** Undefined: the stored one is kept. */
  password: string | undefined
}

export const securityNames: Record<MailSecurity, () => string> = {
  starttls: texts.starttls,
  tls: texts.tls,
  none: texts.none,
}

/** The port that goes with a security. */
const usualPorts: Record<MailSecurity, string> = { tls: '465', starttls: '587', none: '25' }

export function fieldsOf(state: MailServerState): ServerFields {
  const { host, port, security, user, hasPassword } = state
  return { host, port: String(port), security, user, password: hasPassword ? undefined : '' }
}

/** With another security, and its usual port where nobody has chosen an unusual one. */
export function withSecurity(fields: ServerFields, security: MailSecurity): ServerFields {
  const isUsual = Object.values(usualPorts).includes(fields.port.trim())
  return { ...fields, security, port: isUsual || fields.port === '' ? usualPorts[security] : fields.port }
}

/** True where the stored password would have to go somewhere else than it was stored for. */
export function needsPassword(fields: ServerFields, state: MailServerState): boolean {
  const { host, port, security, user, password } = fields
  if (password !== undefined || user.trim() === '') return false
  const isSame = host.trim() === state.host && Number(port) === state.port && security === state.security
  return !(isSame && user.trim() === state.user)
}

/** As the server takes it; undefined while something is missing. */
export function inputOf({ host, port, security, user, password }: ServerFields): MailServerInput | undefined {
  const number = /^\d{1,5}$/.test(port.trim()) ? Number(port) : 0
  if (host.trim() === '' || number < 1 || number > 65_535) return undefined
  const login = { user: user.trim(), ...(password !== undefined && { password }) }
  return { host: host.trim(), port: number, security, ...login }
}
