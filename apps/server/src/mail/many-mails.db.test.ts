import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startScriptedSmtp, type ScriptedSmtp, type SmtpReaction } from '../testing/scripted-smtp.ts'
import { createTestEmail, type TestEmail } from '../testing/test-mail.ts'

const minute = 60

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

describe('many emails', () => {
  it('that were queued while the server was down for an hour are all delivered, each once (F4)', async () => {
    await smtp.stop()
    bench.mail.start()
    for (let minutes = 0; minutes < 60; minutes++) {
      const first = Math.ceil((minutes * 100) / 60)
      const last = Math.ceil(((minutes + 1) * 100) / 60)
      for (let i = first; i < last; i++) await bench.queue({ to: `person${i}@example.org` })
      await bench.pass(minute)
    }
    expect(await bench.rows()).toHaveLength(100)
    await smtp.start()
    for (let minutes = 0; minutes < 60; minutes++) await bench.pass(minute)
    expect(smtp.mails).toHaveLength(100)
    expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(100)
    expect(await bench.rows()).toEqual([])
  })

  it('are sent on few connections at a time, and one that hangs does not delay the others', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    smtp.react = async (_, recipient): Promise<SmtpReaction> => {
      if (recipient === 'slow@example.org') await released
      return 'accept'
    }
    await bench.queue({ to: 'slow@example.org' }, ...Array.from({ length: 30 }, () => ({})))
    bench.mail.start()
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(30))
    // an email is with the server before its row is gone
    await vi.waitFor(async () => expect(await bench.rows()).toHaveLength(1))
    expect(await bench.rows()).toMatchObject([{ recipient: 'slow@example.org', attempts: 1, error: '' }])
    expect(smtp.peak).toBeLessThanOrEqual(3)
    release()
  })

  it('are never sent twice by two workers on one database', async () => {
    const other = bench.another()
    bench.mail.start()
    other.start()
    await Promise.all([bench.mail.idle(), other.idle()])
    await bench.queue(...Array.from({ length: 60 }, (_, i) => ({ to: `person${i}@example.org` })))
    for (let i = 0; i < 3; i++) {
      bench.mail.wake()
      other.wake()
    }
    await Promise.all([bench.mail.idle(), other.idle()])
    expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(60)
    expect(smtp.mails).toHaveLength(60)
    expect(smtp.peak).toBeGreaterThan(3)
  })
})
