import type { Api } from '@sitewright/api-client'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setUpHumanCheck } from './human-check.ts'

const property = 'GET protected/get-system-property.json.php'
const offer = 'GET public/human-check.json.php'
const script = 'https://check.example/recaptcha/api.js'

/** A server with these two answers; an Error refuses. */
function server({ key = '', offers }: { key?: unknown; offers: () => unknown }) {
  const calls: [key: string, input?: unknown][] = []
  const api = async (...call: [key: string, input?: unknown]) => {
    calls.push(call)
    const answer = call[0] === property ? key : await offers()
    if (answer instanceof Error) throw answer
    return call[0] === property ? [answer] : answer
  }
  return { api: api as unknown as Api, calls }
}

describe('with reCAPTCHA', () => {
  const recaptcha = `window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    execute: (...given) => { window.executed.push(given); return Promise.resolve('token ' + window.executed.length) },
  }`
  const answers = () => server({ key: 'site key', offers: () => ({ script }) })
  const asked: string[] = []
  const executed: unknown[] = []
  const web: { code?: string | undefined; browser?: MutationObserver } = {}

  /** What a browser does with a script element, which jsdom leaves out: fetches and runs it, then tells. */
  function run(element: HTMLScriptElement) {
    asked.push(element.src)
    if (web.code !== undefined) runInThisContext(web.code)
    element.dispatchEvent(new Event(web.code === undefined ? 'error' : 'load'))
  }

  beforeEach(() => {
    asked.length = 0
    executed.length = 0
    web.code = recaptcha
    vi.stubGlobal('executed', executed)
    vi.stubGlobal('grecaptcha', undefined)
    web.browser = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement) run(node)
    })
    web.browser.observe(document.head, { childList: true })
  })
  afterEach(() => {
    web.browser?.disconnect()
    for (const added of document.head.querySelectorAll('script')) added.remove()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('fetches the site key first, then runs the check with it (CONST-009), its action being submit (CONST-008)', async () => {
    const { api, calls } = answers()
    const check = await setUpHumanCheck(api)
    expect(calls).toEqual([[property, { k: 'CaptchaSiteKey' }], [offer]])
    expect(asked).toEqual([`${script}?render=site+key`])
    expect(await check.token()).toBe('token 1')
    expect(executed).toEqual([['site key', { action: 'submit' }]])
  })

  it('gives a new token each time, and loads the script once', async () => {
    const first = await setUpHumanCheck(answers().api)
    const second = await setUpHumanCheck(answers().api)
    expect(await first.token()).toBe('token 1')
    expect(await first.token()).toBe('token 2')
    expect(await second.token()).toBe('token 3')
    expect(asked).toHaveLength(1)
  })

  it('loads the script once for two parallel checks', async () => {
    await Promise.all([setUpHumanCheck(answers().api), setUpHumanCheck(answers().api)])
    expect(asked).toHaveLength(1)
  })

  it('fails if the key cannot be fetched, or is missing', async () => {
    const down = new Error('down')
    await expect(setUpHumanCheck(server({ key: down, offers: () => ({ script }) }).api)).rejects.toBe(down)
    await expect(setUpHumanCheck(server({ offers: () => ({ script }) }).api)).rejects.toThrow('has no site key')
    expect(asked).toEqual([])
  })

  it.each([
    ['cannot be fetched', undefined],
    ['is something else', 'void 0'],
  ])('fails if the script %s, and can be tried again', async (_, code) => {
    web.code = code
    await expect(setUpHumanCheck(answers().api)).rejects.toThrow('reCAPTCHA could not be loaded')
    web.code = recaptcha
    expect(await (await setUpHumanCheck(answers().api)).token()).toBe('token 1')
    expect(asked).toHaveLength(2)
  })

  it('fails if the script is not ready within 30 seconds', async () => {
    vi.useFakeTimers()
    web.code = `window.grecaptcha = { ready: () => {} }`
    const late = vi.fn<(error: unknown) => void>()
    setUpHumanCheck(answers().api).catch(late)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(late).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(late).toHaveBeenCalledExactlyOnceWith(new Error('reCAPTCHA could not be loaded'))
  })

  it.each([
    ['rejects', 'Promise.reject(null)'],
    ['gives none', 'Promise.resolve(null)'],
  ])('fails if asking for a token %s', async (_, answer) => {
    web.code = `window.grecaptcha = { ready: (callback) => callback(), execute: () => ${answer} }`
    const check = await setUpHumanCheck(answers().api)
    await expect(check.token()).rejects.toThrow('reCAPTCHA gave no token')
  })
})

describe('without reCAPTCHA', () => {
  const hmacSignatureSecret = 'secret of the server'
  const challenge = (rest: { counter?: number; algorithm?: string } = {}) =>
    createChallenge({ algorithm: 'SHA-256', cost: 1, counter: 200, deriveKey, hmacSignatureSecret, ...rest })
  const withChallenges = (rest?: Parameters<typeof challenge>[0]) =>
    server({ offers: async () => ({ challenge: await challenge(rest) }) })

  const open = (token: string) =>
    JSON.parse(atob(token)) as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>
  const verify = (token: string) => verifySolution({ ...open(token), deriveKey, hmacSignatureSecret })

  it('solves a challenge that the server accepts', async () => {
    const check = await setUpHumanCheck(withChallenges().api)
    expect(await verify(await check.token())).toMatchObject({ verified: true })
  })

  it('solves a new challenge for each token', async () => {
    const check = await setUpHumanCheck(withChallenges().api)
    const tokens = [await check.token(), await check.token()]
    const [first, second] = tokens.map((token) => open(token).challenge.signature)
    expect(first).not.toBe(second)
    expect(await Promise.all(tokens.map(verify))).toMatchObject([{ verified: true }, { verified: true }])
  })

  it('needs no Web Crypto, which a site on plain http does not have', async () => {
    const offers = { challenge: await challenge() }
    const check = await setUpHumanCheck(server({ offers: () => offers }).api)
    vi.stubGlobal('crypto', undefined)
    const token = await check.token().finally(() => vi.unstubAllGlobals())
    expect(await verify(token)).toMatchObject({ verified: true })
  })

  it('does not block the page while it works', async () => {
    const check = await setUpHumanCheck(withChallenges({ counter: 300 }).api)
    // each look at the clock, which is one for each hash, finds it 6 ms on: a slow phone
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 6))
    const turns = [0]
    let next = setImmediate(function turn() {
      turns.push(time)
      next = setImmediate(turn)
    })
    await check.token()
    clearImmediate(next)
    clock.mockRestore()
    turns.push(time)
    expect(time).toBeGreaterThan(1000)
    expect(Math.max(...turns.slice(1).map((at, i) => at - turns[i]!))).toBeLessThan(50)
  })

  it('fails if the server offers no challenge, or an unknown one', async () => {
    const nothing = await setUpHumanCheck(server({ offers: () => ({}) }).api)
    await expect(nothing.token()).rejects.toThrow('offers no human check')
    const other = { parameters: { ...(await challenge()).parameters, algorithm: 'SCRYPT' } }
    const check = await setUpHumanCheck(server({ offers: () => ({ challenge: other }) }).api)
    await expect(check.token()).rejects.toThrow("'SCRYPT' is not known")
  })

  it('fails if the challenge cannot be fetched', async () => {
    const answers: unknown[] = [{}, new Error('down')]
    const check = await setUpHumanCheck(server({ offers: () => answers.shift() }).api)
    await expect(check.token()).rejects.toThrow('down')
  })
})
