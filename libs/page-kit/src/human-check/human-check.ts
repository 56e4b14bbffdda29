import type { Api } from '@sitewright/api-client'
import { loadRecaptcha } from './load-recaptcha.ts'

/** The alert of a check that cannot be set up, to the letter of the specification. */
export const setupFailure = 'reCaptcha antispam setup failed, see browser log for more information'

/** Proves to the server that a person asks. */
export interface HumanCheck {
  /**
   * A new proof, for one call made right away.
   *
   * @throws when none can be had.
   */
  token: () => Promise<string>
}

/**
 * Fetches the site key (CONST-009) and makes the check ready: reCAPTCHA v3 where the site uses it, otherwise the site's
 * own proof of work, for which nothing is loaded before the first token.
 *
 * @throws when the key cannot be fetched or reCAPTCHA cannot be loaded.
 */
export async function setUpHumanCheck(api: Api): Promise<HumanCheck> {
  const [key] = await api('GET protected/get-system-property.json.php', { k: 'CaptchaSiteKey' })
  const { script } = await api('GET public/human-check.json.php')
  if (script === undefined) return { token: () => proveByWork(api) }
  if (typeof key !== 'string' || key === '') throw new Error('reCAPTCHA has no site key')
  return { token: await loadRecaptcha({ script, key }) }
}

/** Each challenge is solved while it is fresh, and for one call. */
async function proveByWork(api: Api): Promise<string> {
  const [{ challenge }, { solve }] = await Promise.all([api('GET public/human-check.json.php'), import('./solve.ts')])
  if (!challenge) throw new Error('The server offers no human check')
  return solve(challenge)
}
