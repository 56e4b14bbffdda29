import type { MailServerInput } from '@sitewright/api-client'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf, latestOf } from '../testing/audit.ts'
import { startScriptedSmtp, type ScriptedSmtp } from '../testing/scripted-smtp.ts'
import { startNotified } from '../testing/server-beside.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const get = 'GET private/mail-get-server.json.php'
const set = 'POST private/mail-set-server.json.php'
const remove = 'POST private/mail-remove-server.json.php'
const test = 'POST private/mail-test.json.php'

let smtp: ScriptedSmtp
let server: TestServer
let admin: Visitor
beforeEach(async () => {
  smtp = await startScriptedSmtp({
    refuseLogin: (password) => (password === 'pass word' ? undefined : `no: ${password}`),
  })
  server = await createTestServer()
  admin = await server.logIn('core.admin')
})
afterEach(async () => {
  await server.close()
  await smtp.stop()
})

const portOf = ({ url }: ScriptedSmtp) => Number(new URL(url).port)
const typed = (more: Partial<MailServerInput> = {}): MailServerInput => ({
  host: '127.0.0.1',
  port: portOf(smtp),
  security: 'none',
  user: 'site',
  password: 'pass word',
  ...more,
})
const call = (key: string, input?: unknown) => server.call(key, input, { as: admin })
const answer = async (key: string, input?: unknown) => {
  const reply = await call(key, input)
  return [reply.statusCode, reply.json()]
}
const tested = async (more: Partial<MailServerInput>, to = 'me@example.org') =>
  (await call(test, { to, server: typed(more) })).json()

async function deliver(subject: string): Promise<void> {
  const { database, mail } = server.services
  await database.write((tx) => mail.queue(tx, { to: 'ann@example.org', subject, text: 'Hello', html: '<p>Hello</p>' }))
  mail.start()
  mail.wake()
  await mail.idle()
}

describe('the mail server that an administrator sets', () => {
  it('is what forms of visitors go by: their check says while there is none, and pages are drawn again once that is other', async () => {
    const told = async () => (await server.call('GET public/human-check.json.php')).json().sends
    const changed = async (key: string, input?: unknown) => {
      const before = server.services.changes.version(['settings'])
      await answer(key, input)
      return server.services.changes.version(['settings']) > before
    }
    expect(await told()).toBe(false)
    expect(await changed(set, typed())).toBe(true)
    expect(await told()).toBeUndefined()
    expect(await changed(set, typed({ user: 'other' }))).toBe(false)
    expect(await changed(remove)).toBe(true)
    expect(await told()).toBe(false)
  })

  it('takes the emails from then on, without a restart, until it is removed', async () => {
    expect(await server.services.mail.isDelivering()).toBe(false)
    await deliver('First')
    expect(await answer(set, typed())).toEqual([200, {}])
    expect(await server.services.mail.isDelivering()).toBe(true)
    await deliver('Second')
    await call(remove)
    expect(await server.services.mail.isDelivering()).toBe(false)
    await deliver('Third')
    expect(smtp.mails.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())).toEqual(['Second'])
  })

  it('can be changed: the next email goes to the new one', async () => {
    const other = await startScriptedSmtp({ refuseLogin: () => undefined })
    await call(set, typed())
    await deliver('First')
    await call(set, typed({ port: portOf(other) }))
    await deliver('Second')
    expect([smtp.mails.length, other.mails.length]).toEqual([1, 1])
    await other.stop()
  })

  it('is shown without its password, which is in no answer, log or audit entry', async () => {
    expect((await answer(get))[1]).toMatchObject({ setBy: 'nobody', host: '', hasPassword: false })
    await call(set, typed())
    const shown = (await call(get)).json()
    expect(shown).toEqual({
      setBy: 'site',
      host: '127.0.0.1',
      port: portOf(smtp),
      security: 'none',
      user: 'site',
      hasPassword: true,
      from: 'noreply@localhost',
    })
    await call(set, typed({ password: 'wrong word' }))
    await deliver('First')
    const said = [server.log, await auditOf(server), (await call('GET private/mail-get-list.json.php')).json()]
    const settings = (await call('GET private/get-site-settings.json.php')).json()
    for (const secret of ['pass word', 'wrong word']) expect(JSON.stringify([said, settings])).not.toContain(secret)
    expect(JSON.stringify(said)).toContain('no: …')
  })

  it('is in the audit log', async () => {
    await call(set, typed())
    expect(await latestOf(server)).toMatchObject({
      account: admin.accountId,
      details: `127.0.0.1:${portOf(smtp)}, not encrypted, user site, with a password`,
    })
    await call(remove)
    expect(await latestOf(server)).toMatchObject({ call: remove, account: admin.accountId })
  })

  it('keeps its password for the same server, port, security and user only', async () => {
    await call(set, typed())
    const { password: _, ...kept } = typed()
    expect(await answer(set, kept)).toEqual([200, {}])
    expect((await call(test, { to: 'me@example.org', server: kept })).json()).toEqual({})
    const others = [{ host: 'localhost' }, { port: 587 }, { security: 'tls' }, { user: 'root' }]
    for (const other of others) {
      const refused = [400, { error: expect.stringContaining('Type the password again'), code: 'mail-password-needed' }]
      expect(await answer(set, { ...kept, ...other })).toEqual(refused)
      expect(await answer(test, { to: 'me@example.org', server: { ...kept, ...other } })).toEqual(refused)
    }
    expect(await answer(set, { ...kept, user: '' })).toEqual([200, {}])
    expect((await call(get)).json()).toMatchObject({ user: '', hasPassword: false })
  })

  it.each([
    { host: 'mail server' },
    { host: 'http://mail.example.org' },
    { host: 'mail.example.org:25' },
    { port: 80 },
    { port: 22 },
    { user: 'two\r\nlines' },
    { password: 'two\nlines' },
  ])('is none with %j', async (bad) => {
    expect((await call(set, typed(bad))).statusCode).toBe(400)
    expect((await call(test, { to: 'me@example.org', server: typed(bad) })).statusCode).toBe(400)
    expect((await call(get)).json()).toMatchObject({ setBy: 'nobody' })
  })

  it('is used by every server of the site at once', async () => {
    if (!server.databaseUrl) return
    const renderer = { lookSheet: () => '', scriptHashes: [], render: async () => ({ status: 200 as const, html: '' }) }
    const other = await startNotified(server, { renderer, kinds: [] })
    const ofOther = async () => {
      const request = { method: 'GET', url: `/api/1/${get.slice(4)}`, headers: { cookie: admin.cookie } } as const
      return (await other.app.inject(request)).json()
    }
    expect(await ofOther()).toMatchObject({ setBy: 'nobody' })
    await call(set, typed())
    await expect.poll(ofOther).toMatchObject({ setBy: 'site', user: 'site' })
    await other.close()
  })
})

describe('what the operator set', () => {
  beforeEach(async () => {
    await call(set, typed({ host: 'mail.example.org', port: 25 }))
    await server.close()
    server = await createTestServer({ smtpUrl: `smtp://site:pass%20word@127.0.0.1:${portOf(smtp)}` })
    admin = await server.logIn('core.admin')
  })

  it('wins, is shown without user and password, and cannot be changed here', async () => {
    const shown = (await call(get)).json()
    expect(shown).toMatchObject({ setBy: 'operator', host: '127.0.0.1', port: portOf(smtp), user: '' })
    for (const key of [set, remove])
      expect(await answer(key, key === set ? typed() : undefined)).toEqual([
        409,
        { error: 'The mail server is set by whoever runs the site', code: 'mail-set-by-operator' },
      ])
    expect((await call(test, { to: 'me@example.org', server: typed() })).statusCode).toBe(409)
  })

  it('can be tested', async () => {
    expect(await answer(test, { to: 'me@example.org' })).toEqual([200, {}])
    expect(smtp.mails[0]?.to).toEqual(['me@example.org'])
  })
})

describe('a test email', () => {
  it('arrives at once, by a server that was typed and not saved', async () => {
    expect(await tested({})).toEqual({})
    expect(smtp.mails[0]?.to).toEqual(['me@example.org'])
    expect(smtp.mails[0]?.raw).toContain('Subject: Test email from Sitewright')
    expect((await call(get)).json()).toMatchObject({ setBy: 'nobody' })
    expect(await latestOf(server)).toMatchObject({
      call: test,
      subject: { kind: 'email', label: 'me@example.org' },
      details: `By 127.0.0.1:${portOf(smtp)}: The server took it`,
    })
  })

  it('tells of a wrong password, with what the server said but for the password', async () => {
    expect(await tested({ password: 'wrong' })).toEqual({
      error: 'The server did not accept the user and the password.',
      reply: 'Invalid login: 535 no: …',
    })
  })

  it('tells of an address that is refused', async () => {
    smtp.react = () => ({ code: 550, text: 'no such user' })
    expect(await tested({})).toEqual({
      error: 'The server does not accept the address that the email goes to.',
      reply: expect.stringContaining('550 no such user'),
    })
  })

  it('tells of a server that is not there, and of a name that is none', async () => {
    expect(await tested({ host: '127.0.0.9', port: 25 })).toEqual({ error: expect.stringContaining('refused') })
    expect(await tested({ host: 'no-such-server.invalid', port: 25 })).toEqual({
      error: expect.stringMatching(/no server of this name|could not be looked up/),
    })
  })

  it('tells of a certificate that nobody vouches for', async () => {
    const secure = await startScriptedSmtp({ secure: true })
    expect(await tested({ port: portOf(secure), security: 'tls' })).toEqual({
      error: expect.stringContaining('certificate is not valid'),
    })
    await secure.stop()
  })

  it('insists on encryption where it was asked for', async () => {
    expect(await tested({ security: 'starttls' })).toEqual({
      error: expect.stringContaining('No encrypted connection'),
    })
    expect(await tested({ security: 'tls' })).toEqual({ error: expect.stringContaining('No encrypted connection') })
    expect(smtp.mails).toEqual([])
  })

  it('neither says anything to another kind of server nor quotes it', async () => {
    const heard: string[] = []
    const other = createServer((socket) => {
      socket.on('data', (data) => void heard.push(String(data))).on('error', () => {})
      socket.end('SSH-2.0-OpenSSH_9.9 inner-secret\r\n')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const reply = await tested({ port: (other.address() as AddressInfo).port })
    expect(reply).toEqual({ error: 'What answers there is not a mail server.' })
    expect(heard.join('')).not.toContain('site')
    await new Promise((resolve) => other.close(resolve))
  })

  it('is refused where no server is set, and for what is no address', async () => {
    expect(await answer(test, { to: 'me@example.org' })).toEqual([
      409,
      { error: 'No mail server is set', code: 'no-mail-server' },
    ])
    expect((await call(test, { to: 'nobody', server: typed() })).statusCode).toBe(400)
  })

  it('can be sent ten times in ten minutes', async () => {
    for (let i = 0; i < 10; i++)
      expect((await call(test, { to: 'me@example.org', server: typed() })).statusCode).toBe(200)
    expect((await call(test, { to: 'me@example.org', server: typed() })).statusCode).toBe(429)
    server.time.now += 10 * 60_000
    expect((await call(test, { to: 'me@example.org', server: typed() })).statusCode).toBe(200)
  })
})
