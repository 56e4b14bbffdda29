import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startScriptedSmtp, type ScriptedSmtp, type SmtpReaction } from '../testing/scripted-smtp.ts'
import { createTestEmail, type TestEmail } from '../testing/test-mail.ts'
import { linkExpired } from './outbox.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

let smtp: ScriptedSmtp
let bench: TestEmail
beforeEach(async () => {
  smtp = await startScriptedSmtp()
  bench = await createTestEmail({ smtpUrl: smtp.url })
})
afterEach(async () => {
  await bench.close()
  await smtp.stop()
})

const now = () => bench.time.now / 1000

/** Queues one email, tries it once, and gives its row. */
async function tryOnce() {
  await bench.queue({})
  bench.mail.start()
  await bench.mail.idle()
  return bench.rows()
}

describe('an email that the server takes', () => {
  it('is sent when the worker is woken, and then deleted (P7)', async () => {
    bench.mail.start()
    await bench.queue({ to: 'ann@example.org', text: 'Follow https://huts.example.org/pages/passwordreset/token-1' })
    await bench.settle()
    expect(smtp.mails.map(({ to, raw }) => [to, raw.includes('passwordreset/token-1')])).toEqual([
      [['ann@example.org'], true],
    ])
    expect(await bench.rows()).toEqual([])
    expect(bench.log.join()).not.toContain('token-1')
  })

  it('is stored with the transaction that causes it, or not at all', async () => {
    bench.mail.start()
    const failing = bench.database.write(async (tx) => {
      await bench.mail.queue(tx, { to: 'ann@example.org', subject: 'Never', text: 'x', html: 'x' })
      throw new Error('something else went wrong')
    })
    await expect(failing).rejects.toThrow('something else')
    await bench.settle()
    expect(smtp.mails).toEqual([])
  })

  it('is sent at once, though the clock was set back since it was queued (F9)', async () => {
    await bench.queue({})
    bench.time.now -= hour * 1000
    bench.mail.start()
    await bench.mail.idle()
    expect([smtp.mails.length, await bench.rows()]).toEqual([1, []])
  })

  it('that was queued before the start is sent at the start', async () => {
    await bench.queue({}, {})
    bench.mail.wake()
    expect(await bench.rows()).toHaveLength(2)
    bench.mail.start()
    await bench.mail.idle()
    expect(smtp.mails).toHaveLength(2)
  })
})

describe('a temporary failure (F4)', () => {
  beforeEach(async () => {
    await bench.close()
    bench = await createTestEmail({ smtpUrl: smtp.url, timeouts: { socketTimeout: 300 } })
  })

  it.each([
    ['a 4xx for the recipient', () => (smtp.react = () => 450), /450/],
    ['a 4xx after the message', () => (smtp.react = (stage) => (stage === 'data' ? 451 : 'accept')), /451/],
    ['a connection that drops at once', () => (smtp.react = () => 'drop'), /closed/],
    ['one that drops before the last answer', () => (smtp.react = (s) => (s === 'data' ? 'drop' : 'accept')), /closed/],
    ['a server that hangs', () => (smtp.react = () => 'hang'), /timeout/i],
    [
      'a server that hangs after the message',
      () => (smtp.react = (s) => (s === 'data' ? 'hang' : 'accept')),
      /timeout/i,
    ],
    ['a server that is down', () => smtp.stop(), /ECONNREFUSED/],
  ])('%s leaves the email for a minute later, and records why', async (_, break_, error) => {
    await break_()
    const [row] = await tryOnce()
    expect(row).toMatchObject({
      state: 'waiting',
      attempts: 1,
      next_attempt: now() + minute,
      claimed_until: 0,
      error: expect.stringMatching(error),
      text: 'Some text',
    })
    await smtp.stop()
    await smtp.start()
    smtp.react = () => 'accept'
    await bench.pass(minute - 1)
    expect(smtp.mails).toEqual([])
    await bench.pass(1)
    expect([smtp.mails.length, await bench.rows()]).toEqual([1, []])
  })

  it('of the SMTP login concerns the site, not the email, and does not reveal the password', async () => {
    await bench.close()
    await smtp.stop()
    smtp = await startScriptedSmtp({ refuseLogin: (password) => `5.7.8 wrong: ${password}` })
    bench = await createTestEmail({ smtpUrl: smtp.url.replace('//', '//site:p%40ss%20word@') })
    const [row] = await tryOnce()
    expect(row).toMatchObject({ state: 'waiting', error: 'Invalid login: 535 5.7.8 wrong: …' })
    expect(bench.log.join()).not.toContain('p@ss word')
  })

  it('repeats after 1, 5, 15 and 30 minutes, then hourly, until 48 hours have passed (P18)', async () => {
    await smtp.stop()
    await bench.queue({})
    bench.mail.start()
    await bench.mail.idle()
    const tried = [0]
    const start = now()
    for (;;) {
      const [row] = await bench.rows()
      if (row?.state === 'failed') break
      await bench.pass(Number(row?.next_attempt) - now())
      tried.push((now() - start) / minute)
    }
    expect(tried.slice(0, 8)).toEqual([0, 1, 6, 21, 51, 111, 171, 231])
    expect(tried.at(-1)).toBeLessThanOrEqual((2 * day) / minute)
    expect(tried.at(-1)).toBeGreaterThan((2 * day - hour) / minute)
    expect(bench.log.join()).toContain('an email could not be delivered')
  })
})

describe('a permanent failure', () => {
  it.each([
    ['a 5xx for the recipient', () => (smtp.react = () => 550)],
    ['a 5xx after the message', () => (smtp.react = (stage) => (stage === 'data' ? 554 : 'accept'))],
  ])('%s makes the email fail at once (F4)', async (_, break_) => {
    break_()
    const [row] = await tryOnce()
    expect(row).toMatchObject({ state: 'failed', attempts: 1, error: expect.stringMatching(/: 55[04] /) })
    smtp.react = () => 'accept'
    await bench.pass(2 * day)
    expect(smtp.mails).toEqual([])
  })

  it.each(['ann', 'ann@example.org, bob@example.org', 'all: ann@example.org;', '"a,b"@example.org', 'a@b@example.org'])(
    'is a recipient that is not one plain address: %s (T39)',
    async (to) => {
      await bench.queue({ to })
      bench.mail.start()
      await bench.mail.idle()
      expect([await bench.rows(), smtp.mails]).toMatchObject([[{ state: 'failed' }], []])
    },
  )

  it('gives its reason in one short line without the links of the email', async () => {
    const text = `blocked for https://HUTS.example.org/pages/passwordreset/token-1\n${'and so on '.repeat(50)}`
    smtp.react = (stage) => (stage === 'data' ? { code: 554, text } : 'accept')
    const [row] = await tryOnce()
    expect(row?.error).toMatch(/^Message failed: 554.blocked for https:\/\/huts\.example\.org\/… .*and so on/)
    expect(row?.error).not.toMatch(/token-1|[\r\n]/)
    expect(row?.error.length).toBeLessThanOrEqual(300)
  })
})

describe('an email whose link has expired (P18)', () => {
  it('is not sent any more, and its text is deleted', async () => {
    smtp.react = () => 450
    await bench.queue({ text: 'token-1', html: 'token-1', expires: now() + hour })
    bench.mail.start()
    await bench.mail.idle()
    smtp.react = () => 'accept'
    await bench.pass(hour)
    expect(await bench.rows()).toMatchObject([{ state: 'failed', error: linkExpired(), text: '', html: '' }])
    expect(smtp.mails).toEqual([])
    expect(await bench.mail.retry(1)).toBe('expired')
  })

  it('keeps the reason why it failed before, but not its text', async () => {
    smtp.react = () => 550
    await bench.queue({ text: 'token-1', html: 'token-1', expires: now() + hour })
    bench.mail.start()
    await bench.mail.idle()
    expect(await bench.rows()).toMatchObject([{ text: 'token-1' }])
    await bench.pass(hour)
    expect(await bench.rows()).toMatchObject([{ error: expect.stringContaining('550'), text: '', html: '' }])
  })
})

describe('a crash', () => {
  it('leaves a lease that expires; the email is then sent under the same Message-ID', async () => {
    smtp.react = (stage) => (stage === 'data' ? 'lose' : 'accept')
    await tryOnce()
    smtp.react = () => 'accept'
    // as a killed process leaves it: claimed, with nobody who works on it
    await bench.database.write((tx) =>
      tx
        .updateTable('outbox')
        .set({ claimed_until: now() + 5 * minute, next_attempt: now() })
        .execute(),
    )
    await bench.pass(5 * minute - 1)
    expect(smtp.mails).toHaveLength(1)
    await bench.pass(1)
    const ids = await Promise.all(smtp.mails.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(await bench.rows()).toEqual([])
  })
})

describe('the end', () => {
  it('finishes the current email and takes no other', async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    smtp.react = async (stage): Promise<SmtpReaction> => {
      reach()
      if (stage === 'data') await released
      return 'accept'
    }
    await bench.queue({}, {}, {}, {}, {})
    bench.mail.start()
    await reached
    const closed = bench.mail.close()
    release()
    await closed
    expect(smtp.mails.length).toBeLessThan(5)
    expect(smtp.mails.length + (await bench.rows()).length).toBe(5)
  })

  it('does not wait for a server that hangs, and counts that as no failure', async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    smtp.react = () => {
      reach()
      return 'hang'
    }
    await bench.queue({})
    bench.mail.start()
    await reached
    await bench.mail.close()
    // anyone who waits for the server gets a failure in the end, and counts an attempt
    expect(await bench.rows()).toMatchObject([{ state: 'waiting', claimed_until: 0, error: '', next_attempt: now() }])
  })
})

describe('a database that fails', () => {
  it('after the email was sent is retried, so that the email is sent once', async () => {
    let failing = false
    const flaky = bench.another({
      database: {
        ...bench.database,
        write(work) {
          if (!failing) return bench.database.write(work)
          failing = false
          return Promise.reject(new Error('gone away'))
        },
      },
    })
    smtp.react = (stage) => {
      if (stage === 'data') failing = true
      return 'accept'
    }
    await bench.queue({})
    flaky.start()
    await flaky.idle()
    expect([smtp.mails.length, await bench.rows()]).toEqual([1, []])
    expect(bench.log.join()).toContain('the outbox could not be written')
  })

  it('when the worker asks what is due is asked again', async () => {
    let failures = 0
    const flaky = bench.another({
      database: {
        ...bench.database,
        write: (work) => (failures++ === 0 ? Promise.reject(new Error('gone away')) : bench.database.write(work)),
      },
    })
    await bench.queue({})
    flaky.start()
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(bench.log.join()).toContain('the outbox could not be read')
  })
})
