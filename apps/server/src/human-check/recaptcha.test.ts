import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createError } from '../errors.ts'
import { addPage, setSettings } from '../testing/content.ts'
import { startSiteverify, type Siteverify } from '../testing/siteverify.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let service: Siteverify
let server: TestServer
beforeEach(async () => {
  service = await startSiteverify({ siteKey: 'site-key' })
  server = await createTestServer({ humanCheckUrl: service.url, publicUrl: 'https://huts.example.org' })
  await setSettings(server, { CaptchaSiteKey: 'site-key', CaptchaSecretKey: 'secret-key' })
})
afterEach(async () => {
  await server.close()
  await service.stop()
})

const ago = (seconds: number) => new Date(server.time.now - seconds * 1000).toISOString()
const good = () => ({
  success: true,
  action: 'submit',
  hostname: 'huts.example.org',
  score: 0.5,
  challenge_ts: ago(120),
})

const assertHuman = (token: string | undefined) => server.services.humanCheck.assertHuman(token, '192.0.2.1')
const expectRefused = (token: string | undefined) => expect(assertHuman(token)).rejects.toThrow(createError('notHuman'))

/** What the page does: fetches the site key, then runs the script that the server offers with it. */
async function tokenOfPage(action: string): Promise<string> {
  const [key] = (await server.call('GET protected/get-system-property.json.php', { k: 'CaptchaSiteKey' })).json()
  const { script } = (await server.call('GET public/human-check.json.php')).json()
  const window: { grecaptcha?: { execute: (key: string, options: { action: string }) => Promise<string> } } = {}
  const code = await (await fetch(`${script}?render=${key}`)).text()
  runInNewContext(code, { window, location: { hostname: 'huts.example.org' }, Date: { now: () => server.time.now } })
  return String(await window.grecaptcha?.execute(key, { action }))
}

describe('reCAPTCHA, once the site has a key (Q39, T40)', () => {
  it('accepts a token of the offered script for the site key and the action submit (CONST-008, CONST-009)', async () => {
    await expectRefused(await tokenOfPage('login'))
    await expect(assertHuman(await tokenOfPage('submit'))).resolves.toBeUndefined()
    await setSettings(server, { CaptchaSiteKey: 'another-key' })
    await expectRefused(await tokenOfPage('submit'))
  })

  it('is what a visitor is offered, from the host of the verification', async () => {
    const reply = await server.call('GET public/human-check.json.php')
    expect(reply.json()).toMatchObject({ script: `${new URL(service.url).origin}/recaptcha/api.js` })
    expect(reply.json()).not.toHaveProperty('challenge')
  })

  it('is asked with the secret and the address, and accepts whom it considers a person', async () => {
    service.answer = good
    await expect(assertHuman('token-1')).resolves.toBeUndefined()
    expect(service.requests).toEqual([
      {
        method: 'POST',
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        secret: 'secret-key',
        response: 'token-1',
        remoteip: '192.0.2.1',
      },
    ])
  })

  it('is asked about the action submit and no other (CONST-008)', async () => {
    service.answer = () => ({ ...good(), action: 'login' })
    await expectRefused('token-1')
    service.answer = good
    await assertHuman('token-1')
  })

  it.each([
    ['says no', () => ({ success: false, 'error-codes': ['timeout-or-duplicate'] })],
    ['says no, whatever else it says', () => ({ ...good(), success: false })],
    ['tells no action', () => ({ ...good(), action: undefined })],
    ['gives a score below one half', () => ({ ...good(), score: 0.49 })],
    ['gives no score', () => ({ ...good(), score: undefined })],
    ['means another host', () => ({ ...good(), hostname: 'evil.example' })],
    ['means no host', () => ({ ...good(), hostname: undefined })],
    ['means a token that is older than two minutes', () => ({ ...good(), challenge_ts: ago(121) })],
    ['tells no time', () => ({ ...good(), challenge_ts: undefined })],
    ['tells nonsense for a time', () => ({ ...good(), challenge_ts: 'yesterday' })],
    ['answers garbage', () => '<html>Sorry'],
    ['answers something else', () => '[true]'],
    ['answers text for yes', () => ({ ...good(), success: 'true' })],
    ['fails', () => 500],
    ['leads elsewhere', () => 302],
    ['answers too much', () => JSON.stringify({ ...good(), more: 'x'.repeat(20_000) })],
  ])('accepts nobody when it %s', async (_, answer) => {
    service.answer = answer
    await expectRefused('token-1')
    service.answer = good
    await assertHuman('token-2')
  })

  it('accepts nobody when it does not answer within 5 seconds (F17)', async () => {
    service.answer = () => undefined
    const soon = AbortSignal.timeout(100)
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
    await expectRefused('token-1')
    expect(patience.mock.calls).toEqual([[5000]])
    patience.mockRestore()
  })

  it('is asked again when it has closed an idle connection', async () => {
    service.answer = good
    service.closes = 'kept'
    // a connection is free again a moment after its answer, so not every question finds one that was kept
    const tokens = Array.from({ length: 6 }, (_, number) => `token-${number}`)
    for (const token of tokens) await expect(assertHuman(token)).resolves.toBeUndefined()
    expect(service.closed).toBeGreaterThan(0)
    expect(service.requests.map(({ response }) => response)).toEqual(tokens)
  })

  it('is not asked for ever when it closes every connection, and accepts nobody then', async () => {
    service.answer = good
    service.closes = 'all'
    await expectRefused('token-1')
    expect(service.closed).toBe(3)
  })

  it('accepts nobody when it cannot be reached (F17)', async () => {
    await service.stop()
    await expectRefused('token-1')
    expect(server.log.join()).toContain('the human check could not be verified')
  })

  it('accepts nobody without a secret key, and says so in the log', async () => {
    service.answer = good
    await setSettings(server, { CaptchaSecretKey: '' })
    await expectRefused('token-1')
    expect(service.requests).toEqual([])
    expect(server.log.join()).toContain('no secret key')
  })

  it('is not asked without a token, nor replaced by proof of work', async () => {
    service.answer = good
    await expectRefused(undefined)
    await expectRefused('')
    expect(service.requests).toEqual([])
  })

  it('accepts each token once, also when it comes 20 times at once and the service accepts it every time', async () => {
    service.answer = good
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => assertHuman('token-1')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('never puts tokens or the secret into the log', async () => {
    await expectRefused('token-1')
    await service.stop()
    await expectRefused('token-2')
    expect(server.log.join()).toContain('invalid-input-response')
    expect(server.log.join()).not.toMatch(/token-\d|secret-key/)
  })
})

describe('the policy of pages', () => {
  const policy = async (headers: Record<string, string> = {}) => {
    const reply = await server.app.inject({ url: '/', headers })
    const directives = String(reply.headers['content-security-policy']).split('; ')
    const read = Object.fromEntries(directives.map((line) => [line.split(' ', 1)[0], line.split(' ').slice(1)]))
    return { status: reply.statusCode, etag: String(reply.headers.etag), ...read } as Record<string, unknown>
  }
  const foreign = () => [`${new URL(service.url).origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/']

  it('allows what reCAPTCHA needs while it is used', async () => {
    expect(await policy()).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'sha256-test'", ...foreign()],
      'connect-src': ["'self'", ...foreign()],
      'frame-src': ["'self'", ...foreign()],
      'worker-src': ["'self'"],
    })
    const { cookie } = await server.logIn()
    expect(await policy({ cookie })).toMatchObject({ 'frame-src': ["'self'", ...foreign()] })
  })

  it('allows nothing of another site otherwise, from the moment the key is removed', async () => {
    const { cookie } = await server.logIn()
    await policy()
    await setSettings(server, { CaptchaSiteKey: '' })
    for (const as of ['', cookie]) {
      const read = await policy({ cookie: as })
      expect(read).toMatchObject({ 'script-src': ["'self'", "'sha256-test'"], 'worker-src': ["'self'"] })
      expect(Object.keys(read)).not.toContain('frame-src')
      expect(Object.keys(read)).not.toContain('connect-src')
      expect(JSON.stringify(read)).not.toContain('recaptcha')
    }
  })

  it('reaches browsers that have the page cached, whatever they do with the headers of a 304', async () => {
    await setSettings(server, { DefaultPage: await addPage(server, { published: true }) })
    const known = { 'if-none-match': String((await policy())['etag']) }
    expect(await policy(known)).toMatchObject({ status: 304 })
    await setSettings(server, { CaptchaSiteKey: '' })
    expect(await policy(known)).toMatchObject({ status: 200 })
  })
})
