import { createHash } from 'node:crypto'
import type { HumanCheck as Offer } from '@sitewright/api-client'
import type { ContentSource } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { ReadSecret } from '../db/secrets.ts'
import { fail } from '../errors.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { createProofOfWork, type Proof } from './proof-of-work.ts'
import { askRecaptcha, errorOf, maxAge, scriptOf, sourcesOf } from './recaptcha.ts'

/** Takes a check the first time only; it is remembered until it would be too old anyway. @returns false from then on. */
type TakeOnce = (key: string, expires: Seconds) => Promise<boolean>

export interface HumanCheckOptions {
  database: Database
  settings: SettingsStore
  secrets: ReadSecret
  now: () => Seconds
  log: FastifyBaseLogger
  /** Where reCAPTCHA's answers are verified. */
  verifyUrl: string
  /** Where the site is; without a trailing `/`. */
  publicUrl: string
}

export interface HumanCheck {
  /** The check that a visitor is a person. */
  offer: () => Promise<Offer>
  /** Takes each token once. @throws {RefusedError} 403 when it does not prove a person. */
  assertHuman: (token: string | undefined, address: string) => Promise<void>
  /** From where pages have to load what the check needs; usually from nowhere. */
  sources: () => Promise<readonly ContentSource[]>
}

/**
 * Keeps robots out: by reCAPTCHA v3 while the site has a key for it, else by a proof of work of its own, so that a new
 * site is protected without an account anywhere (Q39). Whatever goes wrong, nobody is let in.
 */
export function createHumanCheck(options: HumanCheckOptions): HumanCheck {
  const { settings, now, log, verifyUrl, publicUrl } = options
  const { hostname } = new URL(publicUrl)
  const proofOfWork = createProofOfWork(options)
  const takeOnce = createUsedChecks(options)

  const usesRecaptcha = async () => (await settings.all()).CaptchaSiteKey !== ''

  async function verifyByRecaptcha(token: string, address: string): Promise<Proof> {
    const { CaptchaSecretKey: secret } = await settings.all()
    if (secret === '') {
      log.error('the human check has a site key but no secret key, so it refuses everybody')
      return { reason: 'no secret key' }
    }
    try {
      const answer = await askRecaptcha({ url: verifyUrl, secret, token, address })
      const reason = errorOf(answer, { hostname, now: now() })
      if (reason === undefined) return { key: token, expires: now() + maxAge + 1 }
      const { 'error-codes': codes = [], action, hostname: host, score } = answer
      return { reason, details: { codes: codes.slice(0, 5), action, host, score } }
    } catch (err) {
      log.error({ err }, 'the human check could not be verified, so somebody was refused')
      return { reason: 'unreachable' }
    }
  }

  return {
    async offer() {
      if (await usesRecaptcha()) return { script: scriptOf(verifyUrl) }
      return { challenge: { ...(await proofOfWork.offer()) } }
    },
    async assertHuman(token, address) {
      if (!token) return fail('notHuman')
      const proof = (await usesRecaptcha()) ? await verifyByRecaptcha(token, address) : await proofOfWork.verify(token)
      if (proof.reason === undefined && (await takeOnce(proof.key, proof.expires))) return
      const { reason, details } = proof.reason === undefined ? { reason: 'used before' } : proof
      log.info({ reason, address, ...details }, 'a human check was not passed')
      fail('notHuman')
    },
    sources: async () => ((await usesRecaptcha()) ? sourcesOf(verifyUrl) : []),
  }
}

function createUsedChecks({ database, now }: { database: Database; now: () => Seconds }): TakeOnce {
  return async (key, expires) => {
    const hash = createHash('sha256').update(key).digest('hex')
    const taken = await database.write(async (tx) => {
      await tx.deleteFrom('used_checks').where('expires', '<=', now()).execute()
      return tx
        .insertInto('used_checks')
        .values({ hash, expires })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .returning('hash')
        .executeTakeFirst()
    })
    return taken !== undefined
  }
}
