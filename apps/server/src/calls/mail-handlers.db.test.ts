import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPerson } from '../testing/people.ts'
import { startScriptedSmtp, type ScriptedSmtp, type SmtpReaction } from '../testing/scripted-smtp.ts'
import { rowsOfTables } from '../testing/rows-of-tables.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'

let smtp: ScriptedSmtp
let server: TestServer
let admin: Visitor
beforeEach(async () => {
  smtp = await startScriptedSmtp()
  server = await createTestServer({ smtpUrl: smtp.url })
  admin = await server.logIn('core.admin')
})
afterEach(async () => {
  await server.close()
  await smtp.stop()
})

const now = () => server.time.now / 1000

async function queue(subject: string, expires?: number): Promise<void> {
  const { database, mail } = server.services
  await database.write((tx) =>
    mail.queue(tx, {
      to: 'ann@example.org',
      subject,
      text: 'secret-words',
      html: '<p>secret-words</p>',
      ...(expires === undefined ? {} : { expires }),
    }),
  )
}

/** Lets the worker try everything once. */
async function tryAll(): Promise<void> {
  server.services.mail.start()
  await server.services.mail.idle()
}

const list = async () => (await server.call('GET private/mail-get-list.json.php', undefined, { as: admin })).json()
const retry = (id: number) => server.call('POST private/mail-retry.json.php', { id }, { as: admin })
const remove = (id: number) => server.call('POST private/mail-delete.json.php', { id }, { as: admin })

describe('the list of emails, some at a time', () => {
  it('has them newest first where that is asked for, and finds parts of subject and recipient', async () => {
    for (const subject of ['Grüße', 'Two', 'Three']) await queue(subject)
    const page = async (input: object) =>
      (await server.call('GET private/mail-get-paged.json.php', input, { as: admin })).json()
    const subjects = ({ items }: { items: { subject: string }[] }) => items.map(({ subject }) => subject)
    const first = await page({ desc: 1, limit: 2 })
    expect(subjects(first)).toEqual(['Three', 'Two'])
    expect(subjects(await page({ desc: 1, limit: 2, cursor: first.next }))).toEqual(['Grüße'])
    expect(subjects(await page({ q: 'gruß ann@' }))).toEqual(['Grüße'])
    expect((await page({ desc: 1 })).items).toEqual(await list())
  })
})

describe('the list of emails', () => {
  it('shows what waits and what failed, newest first, never their content', async () => {
    smtp.react = (_, recipient) => (recipient === 'ann@example.org' ? 550 : 'accept')
    await queue('First')
    await tryAll()
    await smtp.stop()
    server.time.now += 5000
    await queue('Second')
    await tryAll()
    expect(await list()).toEqual([
      {
        id: 2,
        to: 'ann@example.org',
        subject: 'Second',
        created: now(),
        state: 'waiting',
        attempts: 1,
        next: now() + 60,
        error: expect.stringContaining('ECONNREFUSED'),
      },
      {
        id: 1,
        to: 'ann@example.org',
        subject: 'First',
        created: now() - 5,
        state: 'failed',
        attempts: 1,
        next: null,
        error: expect.stringContaining('550'),
      },
    ])
    expect(JSON.stringify(await list())).not.toContain('secret-words')
  })

  it('names the person whose address it is', async () => {
    await addPerson(server, { email: 'Ann@example.org', name: 'Ann Moana' })
    await queue('First')
    expect(await list()).toMatchObject([{ to: 'ann@example.org', person: 'Ann Moana (Ann@example.org)' }])
    await addPerson(server, { email: 'ann@example.org', name: 'Another' })
    expect((await list())[0]).not.toHaveProperty('person')
  })

  it('is bounded to 500', async () => {
    const { database, mail } = server.services
    await database.write(async (tx) => {
      for (let i = 0; i < 501; i++)
        await mail.queue(tx, { to: 'ann@example.org', subject: `Mail ${i}`, text: '', html: '' })
    })
    const mails = (await list()) as { subject: string }[]
    expect([mails.length, mails[0]?.subject, mails.at(-1)?.subject]).toEqual([500, 'Mail 500', 'Mail 1'])
  })

  it('is for administrators only', async () => {
    const other = await server.logIn('core.account-manager')
    for (const key of ['GET private/mail-get-list.json.php', 'POST private/mail-retry.json.php'])
      expect((await server.call(key, key.startsWith('POST') ? { id: 1 } : undefined, { as: other })).statusCode).toBe(
        403,
      )
  })
})

describe('retrying an email', () => {
  it('sends a failed one at once', async () => {
    smtp.react = () => 550
    await queue('First')
    await tryAll()
    smtp.react = () => 'accept'
    expect((await retry(1)).json()).toEqual({})
    await server.services.mail.idle()
    expect([smtp.mails.length, await list()]).toEqual([1, []])
  })

  it('keeps the attempts and the error until the next attempt', async () => {
    smtp.react = () => 550
    await queue('First')
    await tryAll()
    await server.services.mail.close()
    await retry(1)
    expect(await list()).toMatchObject([
      { state: 'waiting', attempts: 1, next: now(), error: expect.stringContaining('550') },
    ])
  })

  it('is refused with its reason when the link in the email has expired', async () => {
    await queue('First', now() + 60)
    server.time.now += 60_000
    const reply = await retry(1)
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { error: 'The link in this email has expired', code: 'email-link-expired' },
    ])
  })

  it('answers 404 for an email that does not exist', async () => {
    expect((await retry(1)).statusCode).toBe(404)
  })
})

describe('deleting an email', () => {
  it('prevents it from being sent', async () => {
    await queue('First')
    expect((await remove(1)).json()).toEqual({})
    await tryAll()
    expect([smtp.mails, await list()]).toEqual([[], []])
  })

  it('answers 404 for an email that does not exist', async () => {
    expect((await remove(1)).statusCode).toBe(404)
  })
})

describe('bringing back a deleted email', () => {
  const restore = (id: number) => trashCalls(server, admin).restore('email', id)

  it('has it as it was, with its text, and it is sent', async () => {
    await queue('First')
    const before = await rowsOfTables(server)
    await remove(1)
    expect(await trashCalls(server, admin).listed()).toMatchObject([
      { kind: 'email', id: 1, title: 'First (to ann@example.org)' },
    ])
    expect((await restore(1)).json()).toEqual({ notes: [] })
    expect(await rowsOfTables(server)).toEqual(before)
    await tryAll()
    expect([smtp.mails.length, await list()]).toEqual([1, []])
    expect(JSON.stringify(smtp.mails)).toContain('secret-words')
  })

  /** Deletes an email while the mail server has it in hand. @returns what lets that server take it. */
  async function deletedWhileSent(): Promise<() => void> {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    smtp.react = async (stage): Promise<SmtpReaction> => {
      asked.resolve()
      if (stage === 'data') await answered.promise
      return 'accept'
    }
    await queue('First')
    server.services.mail.start()
    await asked.promise
    await remove(1)
    return () => answered.resolve()
  }

  it('does not send it twice where it was handed over while it was being deleted', async () => {
    const take = await deletedWhileSent()
    take()
    await server.services.mail.idle()
    await restore(1)
    expect(await list()).toMatchObject([
      {
        state: 'failed',
        error: 'It was being sent when it was deleted, so it may have arrived. Try again to send it once more',
      },
    ])
    server.time.now += 10 * 60_000
    await tryAll()
    expect([smtp.mails.length, (await list()).length]).toEqual([1, 1])
    await retry(1)
    await server.services.mail.idle()
    expect([smtp.mails.length, await list()]).toEqual([2, []])
  })

  it('forgets it once it is handed over after all', async () => {
    const take = await deletedWhileSent()
    await restore(1)
    take()
    await server.services.mail.idle()
    expect([smtp.mails.length, await list()]).toEqual([1, []])
  })

  it('is for administrators only', async () => {
    await queue('First')
    await remove(1)
    const other = await server.logIn('core.account-manager', 'core.page-manager')
    expect(await trashCalls(server, other).listed()).toEqual([])
    expect((await trashCalls(server, other).restore('email', 1)).statusCode).toBe(404)
  })
})
