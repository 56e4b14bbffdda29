import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newToken } from '../accounts/tokens.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let admin: Visitor
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.logIn('core.admin')
  server.services.mail.start()
})
afterEach(() => server.close())

const call = (key: string, input: object) => server.call(key, input, { as: admin })
const list = async (input = {}) => (await call('GET private/mail-get-stored.json.php', input)).json()
const read = (id: string) => call('GET private/mail-read-stored.json.php', { id })
const mailFile = (id: string) => path.join(server.dataDir, 'mail', `${id}.eml`)

/** Writes emails to files, a minute one after the other. */
async function store(...mails: { subject: string; to?: string; text?: string; html?: string }[]): Promise<void> {
  const { database, mail } = server.services
  for (const one of mails) {
    await database.write((tx) =>
      mail.queue(tx, { to: 'ann@example.org', text: 'Kia ora', html: '<p>Kia ora</p>', ...one }),
    )
    mail.wake()
    await mail.idle()
    server.time.now += 60_000
  }
}

describe('emails that are only stored as files', () => {
  it('are listed newest first, some at a time', async () => {
    expect(await list()).toEqual({ items: [], next: null })
    const first = server.time.now / 1000
    await store({ subject: 'Grüße' }, { subject: 'Two' }, { subject: 'Three', to: 'ben@example.org' })
    const page = await list({ limit: 2 })
    expect(page).toEqual({
      items: [
        { id: '3-20261102T090200Z', to: 'ben@example.org', subject: 'Three', created: first + 120 },
        { id: '2-20261102T090100Z', to: 'ann@example.org', subject: 'Two', created: first + 60 },
      ],
      next: '2-20261102T090100Z',
    })
    fs.rmSync(mailFile(page.next)) // the list goes on where it was
    expect(await list({ limit: 2, cursor: page.next })).toMatchObject({ items: [{ subject: 'Grüße' }], next: null })
  })

  it('can be read as plain text', async () => {
    await store({ subject: 'Grüße', text: 'Ngā mihi\n\nAnn', html: '<script>alert(1)</script><p>Ngā mihi</p>' })
    const [{ id }] = (await list()).items
    expect((await read(id)).json()).toEqual({
      subject: 'Grüße',
      from: 'Sitewright <noreply@localhost>',
      to: 'ann@example.org',
      created: expect.any(Number),
      text: 'Ngā mihi\n\nAnn',
      hidden: false,
    })
  })

  it('are read without their HTML where they have no text', async () => {
    await store({
      subject: 'Only HTML',
      text: '',
      html: '<h1>Kia ora</h1><script>alert(1)</script><p>&lt;b&gt;Ann</p>',
    })
    const [{ id }] = (await list()).items
    expect((await read(id)).json().text).toBe('Kia ora <b>Ann')
  })

  it('never show the secrets of their links, which work for who got the email only', async () => {
    const created = await call('POST private/account-create.json.php', {
      email: 'new@example.org',
      name: 'New',
      intro: true,
    })
    expect(created.json()).toEqual({ id: expect.any(Number) })
    await server.services.mail.idle()
    const [{ id, person }] = (await list()).items
    expect(person).toBe('New (new@example.org)')
    const { text, hidden } = (await read(id)).json()
    expect(hidden).toBe(true)
    expect(text).toContain('/pages/passwordreset/[hidden]')
    expect(text).toContain('/pages/deactivate/[hidden]')
    const raw = fs.readFileSync(mailFile(id), 'utf8').replaceAll('=\r\n', '')
    const secrets = [...raw.matchAll(/\/pages\/\w+\/([\w-]{43})/g)].map(([, secret]) => secret!)
    expect(new Set(secrets).size).toBe(2)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('are no way to other files', async () => {
    await store({ subject: 'One' })
    fs.writeFileSync(path.join(server.dataDir, 'mail', 'notes.eml'), 'Subject: notes')
    fs.writeFileSync(path.join(server.dataDir, 'mail', '2-20261102T090000Z.eml.part'), 'Subject: half')
    expect((await list()).items).toHaveLength(1)
    for (const id of ['../1-20261102T090000Z', 'notes', '1-20261102T090000Z.eml', '1-20261102T090000Z/'])
      expect((await read(id)).statusCode).toBe(400)
    expect((await read('9-20261102T090000Z')).statusCode).toBe(404)
  })
})

describe('an email that was not delivered yet', () => {
  it('can be read without the secrets of its links, and is empty once they have expired', async () => {
    const { database, mail } = server.services
    await mail.close()
    const secret = newToken()
    const text = `Welcome: http://localhost/pages/passwordreset/${secret}`
    await database.write((tx) =>
      mail.queue(tx, { to: 'ann@example.org', subject: 'Hi', text, html: '', replyTo: 'kim@example.org' }),
    )
    const [{ id }] = (await server.call('GET private/mail-get-list.json.php', undefined, { as: admin })).json()
    expect((await call('GET private/mail-read.json.php', { id })).json()).toEqual({
      subject: 'Hi',
      from: 'Sitewright <noreply@localhost>',
      to: 'ann@example.org',
      replyTo: 'kim@example.org',
      created: expect.any(Number),
      text: 'Welcome: http://localhost/pages/passwordreset/[hidden]',
      hidden: true,
    })
  })
})
