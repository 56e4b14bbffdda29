import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Challenge } from 'altcha-lib/types'
import { createHmac } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Seconds } from '../db/schema.ts'
import type { ReadSecret } from '../db/secrets.ts'

/**
 * How much work a challenge is: up to so many numbers are to be tried, half of them on average, with so many hashes
 * each. SHA-256 can be had everywhere: browsers have no cryptography of their own on a site without https.
 */
const work = { algorithm: 'SHA-256', cost: 50, numbers: 2500 }

/** A challenge is to be solved within that time. */
const lifetime: Seconds = 20 * 60

const closed = { additionalProperties: false }
const Token = Type.Object({
  challenge: Type.Object({
    parameters: Type.Object(
      {
        algorithm: Type.String(),
        nonce: Type.String(),
        salt: Type.String(),
        cost: Type.Integer(),
        keyLength: Type.Integer(),
        keyPrefix: Type.String(),
        keySignature: Type.String(),
        data: Type.Object({ expires: Type.Integer() }, closed),
      },
      closed,
    ),
    signature: Type.String(),
  }),
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String() }),
})
const token = Compile(Token)

/** A token that is valid until `expires` and is known by `key`, however else it is written; or what is wrong with it. */
export type Proof =
  { key: string; expires: Seconds; reason?: never } | { reason: string; details?: Readonly<Record<string, unknown>> }

export interface ProofOfWork {
  offer: () => Promise<Challenge>
  /** @param text what `@sitewright/page-kit/human-check` sends: challenge and solution as JSON, in Base64. */
  verify: (text: string) => Promise<Proof>
}

/** ALTCHA's proof of work, version 2 (https://altcha.org); nothing is stored of a challenge before it is solved. */
export function createProofOfWork({ secrets, now }: { secrets: ReadSecret; now: () => Seconds }): ProofOfWork {
  async function keys() {
    const secret = await secrets('human-check')
    const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url')
    return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('solution') }
  }

  async function offer(): Promise<Challenge> {
    const { algorithm, cost, numbers } = work
    return createChallenge({
      algorithm,
      cost,
      counter: randomInt(numbers),
      deriveKey,
      // not its own `expiresAt`, which altcha-lib compares with the machine's clock instead of the site's
      data: { expires: now() + lifetime },
      ...(await keys()),
    })
  }

  async function verify(text: string): Promise<Proof> {
    const read = readToken(text)
    if (!read) return { reason: 'not a token' }
    const { challenge, solution } = read
    const result = await verifySolution({ challenge, solution, deriveKey, ...(await keys()) })
    if (!result.verified) return { reason: result.invalidSignature ? 'forged' : 'not solved' }
    const { expires } = challenge.parameters.data
    return expires > now() ? { key: challenge.signature, expires } : { reason: 'expired' }
  }

  return { offer, verify }
}

function readToken(text: string): Static<typeof Token> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString())
    return token.Check(value) ? value : undefined
  } catch {
    return undefined
  }
}
