import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { anonymous } from '../access/rights.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const published = (id: number, kind = 'note') =>
  server.services.forKind('note').pages.published({ id, kind, who: anonymous })

describe('the services for page kinds', () => {
  it('gives a published page to those who may see it, and no other', async () => {
    const shown = await addPage(server, { published: true, content: 'Three huts', title: 'Huts' })
    const draft = await addPage(server, { content: 'Four huts' })
    const forRole = await addPage(server, { published: true })
    const member = await server.logIn()
    await server.services.database.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: forRole, role_id: member.roleId }).execute(),
    )
    expect(await published(shown)).toEqual({ id: shown, title: 'Huts', content: 'Three huts' })
    expect(await published(shown, 'list')).toBeUndefined()
    expect(await published(draft)).toBeUndefined()
    expect(await published(forRole)).toBeUndefined()
    expect(await published(99_999)).toBeUndefined()
  })

  it('tells a kind of writes to its own topics, and of no other kind', async () => {
    const [note, list] = [server.services.forKind('note'), server.services.forKind('list')]
    let heard = 0
    const stop = note.changes.subscribe(['hut 7'], () => void (heard += 1))
    const touch = (services: typeof note, topic: string) => services.write(async () => {}, { touches: [topic] })
    await touch(note, 'hut 8')
    await touch(list, 'hut 7')
    expect(heard).toBe(0)
    await touch(note, 'hut 7')
    expect(heard).toBe(1)
    stop()
    await touch(note, 'hut 7')
    expect(heard).toBe(1)
  })

  it('tells those who look at a list of a kind that it has changed, and makes no page again for it', async () => {
    const { changes, forKind, identities } = server.services
    const [note, list] = [forKind('note'), forKind('list')]
    const { cookie } = await server.logIn()
    const who = await identities.identify(cookie.slice('sitewright='.length))
    const told: number[] = []
    const stop = note.changes.follow('bookings', who)({ send: (news) => void told.push(news.changes), end: () => {} })
    const before = changes.version()
    await list.write(async () => {}, { touches: [], lists: ['bookings'] })
    await note.write(async () => {}, { touches: [], lists: ['wishes'] })
    await note.write(async () => {}, { touches: ['bookings'] })
    expect([told, changes.version()]).toEqual([[0], before + 1])
    await note.write(async () => 'bookings', { touches: [], lists: (result) => [result] })
    expect([told, changes.version()]).toEqual([[0, 1], before + 1])
    stop()
    await note.write(async () => {}, { touches: [], lists: ['bookings'] })
    expect(told).toEqual([0, 1])
    expect(() => note.changes.follow('bookings', anonymous)).toThrow('Not logged in')
  })

  it('stores an email in the transaction that causes it, as text and as HTML', async () => {
    const { write, mail } = server.services.forKind('note')
    const letter = { to: 'anna@example.org', subject: 'Please confirm', parts: ['1 < 2', { label: 'Go', href: '/x' }] }
    await expect(
      write(async (tx) => {
        await mail.queue(tx, letter)
        throw new Error('not after all')
      }),
    ).rejects.toThrow('not after all')
    expect(await server.services.mail.list()).toEqual([])
    await write((tx) => mail.queue(tx, { ...letter, replyTo: 'bea@example.org', expires: 2_000_000_000 }))
    const [stored] = await server.services.mail.list()
    expect(stored).toMatchObject({
      recipient: 'anna@example.org',
      subject: 'Please confirm',
      reply_to: 'bea@example.org',
      expires: 2_000_000_000,
    })
    expect(stored?.text).toContain('1 < 2')
    expect(stored?.html).toContain('1 &lt; 2')
  })

  it('sends an email once the transaction holds, without being asked to', async () => {
    const { forKind, mail } = server.services
    const { write, pages, mail: own } = forKind('note')
    mail.start()
    await mail.idle()
    const letter = { to: 'anna@example.org', subject: 'Please confirm', parts: ['Go'] }
    for (const writing of [
      () => write((tx) => own.queue(tx, letter)),
      () => write((tx) => own.queue(tx, letter), { touches: [] }),
      () => pages.change(7, (tx) => own.queue(tx, letter)),
    ]) {
      await writing()
      await mail.idle()
      expect(await mail.list()).toEqual([])
    }
    expect((await mail.stored.list({})).items).toHaveLength(3)
  })

  it('knows at once whether emails go out', async () => {
    const { forKind, mail } = server.services
    expect(await forKind('note').mail.goesOut()).toBe(false)
    const own = { host: 'mail.example.org', port: 587, security: 'starttls' as const, user: '' }
    await mail.setServer(own, async () => {})
    expect(await forKind('note').mail.goesOut()).toBe(true)
    await mail.removeServer(async () => {})
    expect(await forKind('note').mail.goesOut()).toBe(false)

    const operated = await createTestServer({ smtpUrl: 'smtp://127.0.0.1:2525' })
    expect(await operated.services.forKind('note').mail.goesOut()).toBe(true)
    await operated.close()
  })

  it('tells every cache of a change that visitors see on a page, once it holds', async () => {
    const { changes, forKind } = server.services
    const { pages } = forKind('note')
    const version = () => [changes.version(['page 7']), changes.version(['page 8'])]
    const before = version()
    const failing = pages.change(7, () => Promise.reject(new Error('not after all')))
    await expect(failing).rejects.toThrow('not after all')
    expect(await pages.change(7, async () => 'done')).toBe('done')
    const [page = 0, other] = version()
    expect(page).toBeGreaterThan(before[0] ?? 0)
    expect(other).toBe(before[1])
  })

  it('distinguishes one valid email address from anything else', () => {
    const { parseAddress } = server.services.forKind('note').mail
    expect(parseAddress(' anna@example.org ')).toBe('anna@example.org')
    for (const text of ['', 'anna', 'a@b.example, c@d.example', 'anna@example.org\nBcc: x@y.example'])
      expect(parseAddress(text)).toBeUndefined()
  })
})
