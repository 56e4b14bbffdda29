import { ApiError, type Api } from '@sitewright/api-client'
import { loadRecaptcha } from './load-recaptcha.ts'
import { texts } from './messages.ts'

/** The alert of a check that cannot be set up. */
export const setupFailure: () => string = texts.setupFailed

/** Proves to the server that a person asks. */
export interface HumanCheck {
  /**
   * A new proof, for one call made right away.
   *
   * @throws when none can be had.
   */
  token: () => Promise<string>
  /** False where the site's emails are only stored. */
  sends: boolean
}

/** What a browser has to know of the check that the site uses; all of it may be public, and follows from the settings. */
export interface HumanCheckFacts {
  /** The site key; '' where the site uses its own proof of work. */
  key: string
  /** Address of reCAPTCHA's script, where the site uses it. */
  script?: string
  /** False where the site's emails are only stored. */
  sends?: false
}

/** Fetches the site key (CONST-009), what is to be run with it, and whether emails go out. */
export async function readHumanCheck(api: Api): Promise<HumanCheckFacts> {
  const [key] = await api('GET protected/get-system-property.json.php', { k: 'CaptchaSiteKey' })
  const { script, sends } = await api('GET public/human-check.json.php')
  return {
    key: typeof key === 'string' ? key : '',
    ...(script !== undefined && { script }),
    ...(sends === false && { sends }),
  }
}

/**
 * Makes the check ready: reCAPTCHA v3 where the site uses it, otherwise the site's own proof of work, whose code is fetched
 * meanwhile.
 *
 * @param known what `readHumanCheck` gave, where the page has it already: then the server is not asked.
 * @throws when the key cannot be fetched or reCAPTCHA cannot be loaded.
 */
export async function setUpHumanCheck(api: Api, known?: HumanCheckFacts): Promise<HumanCheck> {
  const { key, script, sends = true } = known ?? (await readHumanCheck(api))
  if (script === undefined) {
    // ahead of the first token, which then waits for its challenge alone
    loadSolver().catch(console.error)
    return { token: () => proveByWork(api), sends }
  }
  if (key === '') throw new Error('reCAPTCHA has no site key')
  return { token: await loadRecaptcha({ script, key }), sends }
}

/** Each challenge is solved while it is fresh, and for one call. */
async function proveByWork(api: Api): Promise<string> {
  const [{ challenge }, { solve }] = await Promise.all([api('GET public/human-check.json.php'), loadSolver()])
  if (!challenge) throw new Error('The server offers no human check')
  return solve(challenge)
}

/** What cannot be loaded is a call that got no answer, for anyone who explains it. */
async function loadSolver() {
  return import('./solve.ts').catch((cause: unknown) => {
    throw new ApiError('The code of the human check could not be loaded', { status: 0, cause })
  })
}
