import type { AuditEntry } from '@sitewright/api-client/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anonymous } from '../access/rights.ts'
import { auditOf, latestOf } from '../testing/audit.ts'
import { addPerson, callFrom, type Person } from '../testing/people.ts'
import { createResetSite, type ResetSite } from '../testing/reset-site.ts'
import type { TestServer } from '../testing/test-server.ts'

let site: ResetSite
let server: TestServer
let anna: Person
beforeEach(async () => {
  site = await createResetSite()
  server = site.server
  anna = await addPerson(server, { email: 'anna@example.org', name: 'Anna' })
})
afterEach(() => site.close())

const login = 'POST public/login.json.php'
const guess = (name: string, address: string) => callFrom(server, address, login, { name, pass: 'a guess' })
const told = (entries: AuditEntry[]) =>
  entries.map(({ summary, subject, address, times }) => [summary, subject?.label, address, times])

describe('logging in', () => {
  it('is recorded for the person who logs in', async () => {
    await callFrom(server, '192.0.2.7', login, { name: anna.email, pass: anna.password })
    expect(await auditOf(server)).toMatchObject([
      {
        summary: 'Logged in',
        account: anna.accountId,
        name: 'Anna (anna@example.org)',
        address: '192.0.2.7',
        subject: null,
      },
    ])
  })

  it('is recorded again for somebody who is logged in already, and so is logging out', async () => {
    await server.call(login, { name: anna.email, pass: anna.password }, { as: anna })
    expect(await latestOf(server)).toMatchObject({ summary: 'Logged in', account: anna.accountId })
    const other = await addPerson(server)
    await server.call('GET public/logout.json.php', undefined, { as: other })
    expect(await latestOf(server)).toMatchObject({ summary: 'Logged out', account: other.accountId, via: 'session' })
  })

  it('that fails is recorded with network address and email address, one entry in ten minutes', async () => {
    for (let n = 0; n < 3; n++) await guess('Anna@Example.org ', '192.0.2.7')
    await guess('nobody@example.org', '192.0.2.7')
    await guess(anna.email, '192.0.2.8')
    server.time.now += 11 * 60 * 1000
    await guess(anna.email, '192.0.2.7')
    expect(told(await auditOf(server))).toEqual([
      ['Failed to log in', 'anna@example.org', '192.0.2.7', 3],
      ['Failed to log in', 'nobody@example.org', '192.0.2.7', 1],
      ['Failed to log in', 'anna@example.org', '192.0.2.8', 1],
      ['Failed to log in', 'anna@example.org', '192.0.2.7', 1],
    ])
  })

  it('with something else in place of the email address leaves no trace of that', async () => {
    await guess('my secret password', '192.0.2.7')
    expect(await auditOf(server)).toMatchObject([{ summary: 'Failed to log in', subject: null, address: '192.0.2.7' }])
    expect(
      JSON.stringify(await server.services.database.read.selectFrom('audit_log').selectAll().execute()),
    ).not.toContain('secret')
  })

  it('that fails in many places at once does not flood the log', async () => {
    const { audit } = server.services
    for (let n = 1; n <= 500; n++) {
      const subject = { kind: 'email', label: `somebody${n}@example.org` }
      const actor = { who: anonymous, client: { address: `192.0.2.${n % 250}`, userAgent: '' } }
      audit.recordAlone({ action: 'login failed', actor, target: subject })
    }
    const entries = await auditOf(server)
    expect(entries).toHaveLength(61)
    expect(entries.at(-1)).toMatchObject({ subject: null, address: '', times: 440, details: 'From many addresses' })
    server.time.now += 60 * 1000
    await guess(anna.email, '192.0.2.7')
    expect(await latestOf(server)).toMatchObject({ subject: { label: 'anna@example.org' }, address: '192.0.2.7' })
  })
})

describe('a new password by a mailed link', () => {
  it('is recorded from the request to its end, without the link and the password', async () => {
    await site.ask(anna.email, { address: '192.0.2.7' })
    const uid = await site.newestUid(anna.email)
    await site.follow(uid, 'a password that comes afterwards')
    const entries = await auditOf(server)
    expect(told(entries)).toEqual([
      ['Password reset link requested', undefined, '192.0.2.7', 1],
      ['Password reset link stored, as no mail server is set', 'Anna (anna@example.org)', '', 1],
      ['New password set by an emailed link', 'Anna (anna@example.org)', '127.0.0.1', 1],
    ])
    expect(entries.map(({ account }) => account)).toEqual([null, null, null])
    expect(entries.map(({ via }) => via)).toEqual([undefined, undefined, 'link'])
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${uid}|afterwards`))
  })
})
