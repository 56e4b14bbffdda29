import { emailKey } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPerson, callFrom, isLoggedIn, emailsIn, type Person } from '../testing/people.ts'
import { createResetSite, type ResetSite } from '../testing/reset-site.ts'

const login = 'POST public/login.json.php'
const request = 'POST public/account-password-reset.json.php'
const fresh = 'a new pass phrase'
const hour = 60 * 60 * 1000

let site: ResetSite
let kim: Person
beforeEach(async () => {
  site = await createResetSite()
  kim = await addPerson(site.server, { email: 'Kim@example.org', name: 'Kim' })
})
afterEach(() => site.close())

async function logIn({ email }: { email: string }, password: string) {
  return (await site.server.call(login, { name: email, pass: password })).json()
}

async function guessFromEverywhere(network: string): Promise<void> {
  const guess = { name: kim.email, pass: 'a guess' }
  await Promise.all(Array.from({ length: 55 }, (_, i) => callFrom(site.server, `${network}.${i}`, login, guess)))
}

function deactivate({ accountId }: Person) {
  return site.server.services.database.write((tx) =>
    tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', accountId).execute(),
  )
}

describe('asking for a new password', () => {
  it('sends a link that names the account and works for four hours (API-009)', async () => {
    const reply = await site.ask(' kim@EXAMPLE.org ')
    expect(reply.statusCode).toBe(200)
    const [mail, ...more] = await emailsIn(site.server)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'Kim@example.org',
      subject: 'Set a new password for Sitewright',
      expires: site.server.services.now() + 4 * 60 * 60,
    })
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('http://localhost:3000/pages/passwordreset/')
      for (const fact of ['Kim', 'Kim@example.org', '4 hours', '15 minutes', 'ignore this email'])
        expect(text).toContain(fact)
    }
  })

  it('says whether emails go out, whoever asks', async () => {
    for (const email of [kim.email, 'nobody@example.org']) expect((await site.ask(email)).body).toBe('{"sends":false}')
    const own = { host: 'mail.example.org', port: 587, security: 'starttls' as const, user: '' }
    await site.server.services.mail.setServer(own, async () => {})
    for (const email of [kim.email, 'nobody@example.org']) expect((await site.ask(email)).body).toBe('{}')
  })

  it('gives the same answer for an unknown address, an invalid one and one over the limit, and does nothing', async () => {
    const known = await site.ask(kim.email)
    for (const email of [
      'nobody@example.org',
      'kim',
      '',
      '@',
      'a@b.c, kim@example.org',
      `kim@example.org\r\nBcc: x@y.z`,
    ]) {
      const reply = await site.ask(email)
      expect([email, reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([
        email,
        known.statusCode,
        known.body,
        known.headers['content-type'],
      ])
    }
    expect((await emailsIn(site.server)).map((mail) => mail.recipient)).toEqual([kim.email])
  })

  it('refuses a list, an object or anything else that is not text as an address', async () => {
    for (const email of [[kim.email], { address: kim.email }, null, 7, 'x'.repeat(321), undefined]) {
      const reply = await site.server.call(request, { email, reCaptchaToken: 'human' })
      expect([email, reply.statusCode]).toEqual([email, 400])
    }
    expect(await emailsIn(site.server)).toEqual([])
  })

  it('writes only to the address that is stored, however the typed one looks', async () => {
    await site.ask('ｋｉｍ＠example.org')
    expect((await emailsIn(site.server)).map((mail) => mail.recipient)).toEqual(['Kim@example.org'])
  })

  it('stores no request without the human check', async () => {
    const reply = await site.ask(kim.email, { token: 'robot' })
    expect(reply.statusCode).toBe(403)
    expect(await emailsIn(site.server)).toEqual([])
    const noted = await site.server.services.database.read.selectFrom('reset_requests').select('id').execute()
    expect(noted).toEqual([])
  })

  it('gives a link for every active account of the address', async () => {
    await addPerson(site.server, { email: kim.email, name: 'Alex' })
    const sam = await addPerson(site.server, { email: kim.email, name: 'Sam' })
    await deactivate(sam)
    await site.ask(kim.email)
    const mails = await emailsIn(site.server, kim.email)
    const links = mails.map((mail) => /'(\w+)'/.exec(mail.text)?.[1] + (mail.expires ? ' link' : ' none'))
    expect([links, (await emailsIn(site.server, 'Kim@example.org')).length]).toEqual([
      ['Kim link', 'Alex link', 'Sam none'],
      3,
    ])
  })

  it('tells the owner of a deactivated account whom to contact, and gives no link', async () => {
    await deactivate(kim)
    await site.ask(kim.email)
    const [mail] = await emailsIn(site.server, kim.email)
    expect(mail?.text).toContain('system administrator')
    expect(mail?.text).not.toContain('/pages/passwordreset/')
  })

  it('is limited to 3 links per account in 4 hours, from all addresses together (PWD-011, PWD-012)', async () => {
    for (let i = 0; i < 5; i++) await site.ask(kim.email, { address: `192.0.2.${i}` })
    expect(await emailsIn(site.server, kim.email)).toHaveLength(3)
    site.server.time.now += 4 * hour - 1000
    await site.ask(kim.email, { address: '192.0.2.9' })
    expect(await emailsIn(site.server, kim.email)).toHaveLength(3)
    site.server.time.now += 1000
    await site.ask(kim.email, { address: '192.0.2.9' })
    expect(await emailsIn(site.server, kim.email)).toHaveLength(4)
  })

  it('is limited to 10 requests per network address in 4 hours, for known and unknown accounts (PWD-012)', async () => {
    for (let i = 0; i < 10; i++) await site.ask(`nobody${i}@example.org`, { address: '2001:db8:1:2::1' })
    await site.ask(kim.email, { address: '2001:db8:1:2:ffff::7' })
    expect(await emailsIn(site.server)).toEqual([])
    await site.ask(kim.email, { address: '2001:db8:1:3::1' })
    expect(await emailsIn(site.server)).toHaveLength(1)
  })

  it('keeps the limit with 20 requests at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => site.ask(kim.email)))
    expect(await emailsIn(site.server, kim.email)).toHaveLength(3)
  })

  it('loses no request that was answered but not handled yet, and handles none twice', async () => {
    const { accounts, database, now } = site.server.services
    await database.write((tx) =>
      tx
        .insertInto('reset_requests')
        .values({ email_key: emailKey(kim.email), address: '192.0.2.1', created: now() - 60 })
        .execute(),
    )
    await Promise.all([accounts.resetRequests.handleNow(), accounts.resetRequests.handleNow()])
    await accounts.resetRequests.handleNow()
    expect(await emailsIn(site.server, kim.email)).toHaveLength(1)
  })

  it('is handled soon after the answer; requests left over are handled soon after the start', async () => {
    const { accounts, database, now } = site.server.services
    await site.server.call(request, { email: kim.email, reCaptchaToken: 'a person' })
    const mailed = (count: number) => vi.waitFor(async () => expect(await emailsIn(site.server)).toHaveLength(count))
    await mailed(1)
    await database.write((tx) =>
      tx
        .insertInto('reset_requests')
        .values({ email_key: emailKey(kim.email), address: '192.0.2.1', created: now() - 60 })
        .execute(),
    )
    accounts.resetRequests.start()
    await mailed(2)
  })

  it('deletes the requests after 4 hours', async () => {
    await site.ask('nobody@example.org')
    site.server.time.now += 4 * hour
    await site.server.services.accounts.resetRequests.handleNow()
    const { read } = site.server.services.database
    expect(await read.selectFrom('reset_requests').selectAll().execute()).toEqual([])
  })

  it('does not lock the account', async () => {
    await site.ask(kim.email)
    expect(await logIn(kim, kim.password)).toHaveProperty('permissions')
  })
})

describe('setting a password by a link', () => {
  it('locks the account for 15 minutes, then the new password works and the old one does not (API-010, PWD-018)', async () => {
    await site.ask(kim.email)
    const reply = await site.follow(await site.newestUid(kim.email), fresh)
    expect([reply.statusCode, reply.body, reply.cookies]).toEqual([200, '{}', []])

    expect(await logIn(kim, fresh)).toEqual({})
    site.server.time.now += 15 * 60 * 1000 - 1000
    expect(await logIn(kim, fresh)).toEqual({})
    site.server.time.now += 3000
    expect(await logIn(kim, kim.password)).toEqual({})
    expect(await logIn(kim, fresh)).toHaveProperty('permissions')
  })

  it('ends all sessions, invalidates the other links, and notifies the owner', async () => {
    await site.ask(kim.email)
    const first = await site.newestUid(kim.email)
    await site.ask(kim.email)
    await site.follow(await site.newestUid(kim.email), fresh)
    expect(await isLoggedIn(site.server, kim.cookie)).toBe(false)
    expect((await site.follow(first, 'yet another pass phrase')).statusCode).toBe(404)
    expect((await emailsIn(site.server, kim.email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it('gives the same answer for a link that is unknown, used, expired, or of a deactivated or deleted account', async () => {
    const links: Record<string, string> = { unknown: 'x'.repeat(43), empty: '' }
    const mailed = async (who: Person) => {
      await site.ask(who.email)
      return site.newestUid(who.email)
    }
    const { database } = site.server.services
    const used = await addPerson(site.server)
    links['used'] = await mailed(used)
    await site.follow(links['used'], fresh)
    const gone = await addPerson(site.server)
    links['deleted'] = await mailed(gone)
    await database.write((tx) => tx.deleteFrom('accounts').where('id', '=', gone.accountId).execute())
    const closed = await addPerson(site.server)
    links['deactivated'] = await mailed(closed)
    await deactivate(closed)
    links['over'] = await mailed(kim)
    site.server.time.now += 4 * hour

    for (const [why, uid] of Object.entries(links)) {
      const reply = await site.follow(uid, fresh)
      expect([why, reply.statusCode, reply.json()]).toEqual([
        why,
        404,
        { error: 'This link is invalid or has expired', code: 'link-over' },
      ])
    }
    site.server.time.now += 15 * 60 * 1000
    expect(await logIn(kim, kim.password)).toHaveProperty('permissions')
  })

  it('refuses a link for deactivating an account', async () => {
    await site.server.call('POST private/account-request-deactivation.json.php', {}, { as: kim })
    const [mail] = await emailsIn(site.server, kim.email)
    const [, uid = ''] = /\/pages\/deactivate\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect((await site.follow(uid, fresh)).statusCode).toBe(404)
  })

  it('refuses a password that breaks the rules, with the reason, and the link stays valid', async () => {
    await site.ask(kim.email)
    const uid = await site.newestUid(kim.email)
    const reply = await site.follow(uid, 'short')
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: 'The password must have at least 8 characters', code: 'weak-password' },
    ])
    expect(await isLoggedIn(site.server, kim.cookie)).toBe(true)
    expect((await site.follow(uid, fresh)).statusCode).toBe(200)
  })

  it('sets the password for exactly one of 20 requests with the same link at once', async () => {
    await site.ask(kim.email)
    const uid = await site.newestUid(kim.email)
    const passwords = Array.from({ length: 20 }, (_, i) => `pass phrase number ${i}`)
    const replies = await Promise.all(passwords.map((password) => site.follow(uid, password)))
    const winners = replies.flatMap((reply, i) => (reply.statusCode === 200 ? [passwords[i] as string] : []))
    expect(winners).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 404)).toHaveLength(19)
    site.server.time.now += 15 * 60 * 1000
    expect(await logIn(kim, winners[0] as string)).toHaveProperty('permissions')
  })

  it('lets owners log in again whom strangers locked out by guessing', async () => {
    await guessFromEverywhere('198.51.100')
    expect(await logIn(kim, kim.password)).toEqual({})
    await site.ask(kim.email)
    await site.follow(await site.newestUid(kim.email), fresh)
    await guessFromEverywhere('203.0.113')
    site.server.time.now += 15 * 60 * 1000
    expect(await logIn(kim, fresh)).toHaveProperty('permissions')
  })
})
