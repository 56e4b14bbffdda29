import { generateURI, verifySync } from 'otplib'
import type { Seconds } from '../db/schema.ts'

/** Seconds by which a phone's clock may be off: one step of TOTP (RFC 6238, 5.2). */
const tolerance = 30

export interface TimeCode {
  /** In Base32. */
  secret: string
  typed: string
  now: Seconds
}

/** The time step that an authenticator app's code was made in, or undefined when it is none of this secret. */
export function stepOfCode({ secret, typed, now }: TimeCode): number | undefined {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const result = verifySync({ secret, token, epoch: now, epochTolerance: tolerance })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** The address that a QR code carries into an authenticator app; a colon would end a name in it. */
export function otpauthAddress({ secret, issuer, label }: { secret: string; issuer: string; label: string }): string {
  const plain = (text: string) => text.replace(/:/g, ' ').trim()
  return generateURI({ secret, issuer: plain(issuer), label: plain(label) })
}
