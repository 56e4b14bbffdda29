import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson, emailsIn, uidIn, type Person } from '../testing/people.ts'
import { createResetSite, type ResetSite } from '../testing/reset-site.ts'

const login = 'POST public/login.json.php'
const email = 'newcomer@example.org'

let site: ResetSite
let admin: Person
/** Everything that only its owner, or the email to the owner, may know. */
const secrets: Record<string, string> = {}

/** An account's life, from its invitation to its end. */
beforeAll(async () => {
  site = await createResetSite()
  const { server } = site
  admin = await addPerson(server, { permissions: ['core.admin'] })
  secrets['password of the administrator'] = admin.password
  const { id } = (
    await server.call('POST private/account-create.json.php', { email, name: 'Newcomer', intro: true }, { as: admin })
  ).json()
  secrets['invitation'] = await site.newestUid(email)
  secrets['first link for deactivating'] = uidIn((await emailsIn(server, email))[0], 'deactivate')
  secrets['first password'] = 'the first pass phrase'
  await site.follow(secrets['invitation'], secrets['first password'])

  secrets['guess'] = 'not the pass phrase'
  await server.call(login, { name: email, pass: secrets['guess'] })
  secrets['name that is a password'] = 'typed into the wrong field'
  await server.call(login, { name: secrets['name that is a password'], pass: '' })
  const newcomer = await logIn('session', secrets['first password'])

  const start = { password: secrets['first password'] }
  const { secret } = (await server.call('POST private/second-factor-start.json.php', start, newcomer)).json()
  const codeOf = () => ({ code: generateSync({ secret, epoch: server.services.now() }) })
  const { recovery } = (await server.call('POST private/second-factor-confirm.json.php', codeOf(), newcomer)).json()
  secrets['recovery code'] = recovery[0]
  secrets['unused recovery code'] = recovery[1]
  await logIn('second session', secrets['first password'], recovery[0])
  await logIn('', secrets['first password'], '000000')

  secrets['second password'] = 'the second pass phrase'
  const change = { current: secrets['first password'], new: secrets['second password'] }
  const changed = await server.call('POST private/account-change-password.json.php', change, newcomer)
  secrets['third session'] = changed.cookies[0]?.value as string

  secrets['third password'] = 'the third pass phrase'
  const set = { admin: admin.password, user: secrets['third password'], id }
  await server.call('POST private/account-change-user-password.json.php', set, { as: admin })

  await site.ask(email)
  secrets['reset'] = await site.newestUid(email)
  await site.ask(email)
  secrets['unused reset'] = await site.newestUid(email)
  secrets['fourth password'] = 'the fourth pass phrase'
  await site.follow(secrets['reset'], secrets['fourth password'])
  server.time.now += 15 * 60 * 1000

  const again = await logIn('fourth session', secrets['fourth password'], recovery[2])
  await server.call('POST private/second-factor-remove.json.php', { password: secrets['fourth password'] }, again)
  await server.call('POST private/account-request-deactivation.json.php', {}, again)
  secrets['link for deactivating'] = uidIn((await emailsIn(server, email)).at(-1), 'deactivate')
  await server.call('POST private/account-deactivate.json.php', { uid: secrets['link for deactivating'] })
  await server.call('GET private/account-reactivate.json.php', { id }, { as: admin })
  await server.call('POST private/account-update.json.php', { id, email, name: 'Oldtimer' }, { as: admin })
  await logIn('last session', secrets['fourth password'])
})
afterAll(() => site.close())

async function logIn(what: string, pass: string, code?: string) {
  const reply = await site.server.call(login, { name: email, pass, ...(code ? { code } : {}) })
  const [cookie] = reply.cookies
  if (cookie) secrets[what] = cookie.value
  return { headers: { cookie: `sitewright=${cookie?.value}` } }
}

/** The events that were logged for security's sake, and what else they tell. */
function noted(): Record<string, unknown>[] {
  return site.server.log.map((line) => JSON.parse(line)).filter((line) => line.security === true)
}

describe('an account from its invitation to its end', () => {
  it('leaves no password, link or session in database and log once its emails are sent', async () => {
    const { database } = site.server.services
    await database.write((tx) => tx.deleteFrom('outbox').execute())
    const tables = await database.raw.introspection.getTables()
    const rows = await Promise.all(
      tables.map(({ name }) =>
        database.read
          .selectFrom(name as 'accounts')
          .selectAll()
          .execute(),
      ),
    )
    const stored = JSON.stringify(rows)
    const logged = site.server.log.join('\n')
    expect(stored).toContain('$argon2id$')
    expect(Object.keys(secrets)).toHaveLength(19)
    for (const [what, secret] of Object.entries(secrets)) {
      const places = [...(stored.includes(secret) ? ['database'] : []), ...(logged.includes(secret) ? ['log'] : [])]
      expect([what, secret.length > 8, places]).toEqual([what, true, []])
    }
  })

  it('is in the log line by line: what was done, by whom, to whom, from where', async () => {
    const { id } = await site.server.services.database.read
      .selectFrom('accounts')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
    const address = '127.0.0.1'
    const byAdmin = { by: admin.accountId, account: id, address }
    const byOwner = { by: id, account: id, address }
    expect(noted()).toMatchObject([
      { msg: 'account created', ...byAdmin },
      { msg: 'password reset', account: id, address },
      { msg: 'login failed', address },
      { msg: 'login failed', address },
      { msg: 'login', account: id, address },
      { msg: 'second factor on', ...byOwner },
      { msg: 'login', account: id },
      { msg: 'login failed', account: id, secondFactor: 'wrong' },
      { msg: 'password changed', ...byOwner },
      { msg: 'password changed', ...byAdmin },
      { msg: 'password reset requested', address },
      { msg: 'password reset mailed', account: id },
      { msg: 'password reset requested', address },
      { msg: 'password reset mailed', account: id },
      { msg: 'password reset', account: id },
      { msg: 'login', account: id },
      { msg: 'second factor off', ...byOwner },
      { msg: 'deactivation requested', ...byOwner },
      { msg: 'account deactivated', account: id, address },
      { msg: 'account reactivated', ...byAdmin },
      { msg: 'account updated', ...byAdmin, emailChanged: false },
      { msg: 'login', account: id },
    ])
    for (const line of noted()) expect(JSON.stringify(line)).not.toContain('@')
  })

  it('ends with a line for its deletion', async () => {
    const { id } = await site.server.services.database.read
      .selectFrom('accounts')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
    await site.server.call('GET private/account-delete.json.php', { id }, { as: admin })
    expect(noted().at(-1)).toMatchObject({ msg: 'account deleted', by: admin.accountId, account: id })
  })
})
