/** What reCAPTCHA's script puts into the page (https://developers.google.com/recaptcha/docs/v3). */
interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (key: string, options: { action: string }) => PromiseLike<string | null>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

export interface RecaptchaOptions {
  /** Address of the script. */
  script: string
  /** The site key. */
  key: string
}

/** Milliseconds that Google may take for an answer. */
const loadTimeout = 30_000

/**
 * Loads reCAPTCHA v3, once for a page; after a failure the next call tries again.
 *
 * @returns what gives a new token; it rejects when there is none within 30 seconds.
 * @throws when the script is not ready within 30 seconds.
 */
export async function loadRecaptcha({ script, key }: RecaptchaOptions): Promise<() => Promise<string>> {
  const address = new URL(script, document.baseURI)
  address.searchParams.set('render', key)
  const recaptcha = await inTime('reCAPTCHA could not be loaded', loadScript(address.href)).catch((error: unknown) => {
    findScript(address.href)?.remove() // the next try needs a new one
    throw error
  })
  return async () => {
    const message = 'reCAPTCHA gave no token'
    const token = await inTime(message, recaptcha.execute(key, { action: 'submit' }))
    if (!token) throw new Error(message)
    return token
  }
}

async function loadScript(address: string): Promise<Recaptcha> {
  const element = findScript(address) ?? Object.assign(document.createElement('script'), { src: address, async: true })
  if (element.dataset.loaded === undefined) await loaded(element)
  element.dataset.loaded = ''
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error(`${address} is not reCAPTCHA`)
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha
}

/** The element that an earlier call made; it may still be loading. */
function findScript(address: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === address)
}

function loaded(element: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`${element.src} could not be fetched`)))
    if (!element.isConnected) document.head.append(element)
  })
}

async function inTime<Result>(message: string, work: PromiseLike<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer in time')), loadTimeout)
  })
  try {
    return await Promise.race([work, tooLate])
  } catch (cause) {
    throw new Error(message, { cause })
  } finally {
    clearTimeout(timer)
  }
}
