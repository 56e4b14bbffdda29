import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { latestOf } from '../testing/audit.ts'
import { refusal } from '../testing/refusal.ts'
import { addPerson, emailsIn, uidIn, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const invite = 'POST private/account-invite.json.php'
const create = 'POST private/account-create.json.php'
const reset = 'POST protected/account-password-do-reset.json.php'

let server: TestServer
let manager: Person
beforeEach(async () => {
  server = await createTestServer()
  manager = await addPerson(server, { permissions: ['core.account-manager'] })
})
afterEach(() => server.close())

async function add(intro: boolean): Promise<number> {
  const typed = { email: 'new@example.org', name: 'Newcomer', intro }
  return (await server.call(create, typed, { as: manager })).json().id
}

const again = async (id: number) => {
  const reply = await server.call(invite, { id }, { as: manager })
  return [reply.statusCode, reply.json()]
}

describe('account-invite', () => {
  it('mails working links to somebody who was created without an invitation', async () => {
    const id = await add(false)
    expect(await again(id)).toEqual([200, {}])
    const [mail, ...more] = await emailsIn(server)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'new@example.org', expires: server.services.now() + 7 * 24 * 60 * 60 })
    const uid = uidIn(mail, 'passwordreset')
    const set = await server.call(reset, { uid, password: 'my first pass phrase' })
    expect([set.statusCode, set.json()]).toEqual([200, { invited: true }])
    expect(await again(id)).toEqual([
      409,
      { error: 'This person can log in already, or the account is deactivated', code: 'needs-no-invitation' },
    ])
  })

  it('mails three invitations within four hours, with that of the creation, and more later', async () => {
    const id = await add(true)
    for (let more = 0; more < 2; more++) expect(await again(id)).toEqual([200, {}])
    const error = 'This person was invited three times within four hours, please try again later'
    expect(await again(id)).toEqual([429, { error, code: 'too-many-invitations' }])
    expect(await emailsIn(server)).toHaveLength(3)
    server.time.now += 4 * 60 * 60 * 1000
    expect(await again(id)).toEqual([200, {}])
  })

  it('mails no more than three to many who ask at once', async () => {
    const id = await add(false)
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => again(id)))).map(([status]) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(await emailsIn(server)).toHaveLength(3)
  })

  it('is refused for whoever has more permissions', async () => {
    const admin = await addPerson(server, { permissions: ['core.admin'] })
    expect((await again(admin.accountId))[0]).toBe(403)
    expect(await emailsIn(server)).toEqual([])
  })
})

describe('account-invitation-link', () => {
  const linkCall = 'POST private/account-invitation-link.json.php'
  const ask = async (id: number, as = manager) => {
    const reply = await server.call(linkCall, { id }, { as })
    return [reply.statusCode, reply.json()] as const
  }
  const uidOf = (reply: { link: string }) =>
    /^http:\/\/localhost(?::\d+)?\/pages\/passwordreset\/([\w-]{43})$/.exec(reply.link)![1]!
  const choose = async (uid: string) => {
    const set = await server.call(reset, { uid, password: 'my first pass phrase' })
    return [set.statusCode, set.json()]
  }

  it('lets somebody in who has no password, once and for seven days, by the latest link alone', async () => {
    const id = await add(true)
    const mailed = uidIn((await emailsIn(server))[0], 'passwordreset')
    const [status, first] = await ask(id)
    expect([status, first.expires]).toEqual([200, server.services.now() + 7 * 24 * 60 * 60])
    for (let more = 0; more < 4; more++) await ask(id) // nobody gets an email, so there is no flood to stop
    const [, last] = await ask(id)
    const over = [404, { error: 'This link is invalid or has expired', code: 'link-over' }]
    expect(await choose(mailed)).toEqual(over)
    expect(await choose(uidOf(first))).toEqual(over)
    expect(await choose(uidOf(last))).toEqual([200, { invited: true }])
    expect(await choose(uidOf(last))).toEqual(over)
    expect(await emailsIn(server, 'new@example.org')).toMatchObject([{}, { subject: 'Your password was changed' }])
  })

  it('says what a link is for and whose, as often as somebody looks, until it is over, and then nothing', async () => {
    const [, reply] = await ask(await add(false))
    const look = async () => {
      const seen = await server.call('POST protected/account-password-link.json.php', { uid: uidOf(reply) })
      return [seen.statusCode, seen.json()]
    }
    const whose = { email: 'new@example.org', name: 'Newcomer' }
    for (let times = 0; times < 2; times++)
      expect(await look()).toEqual([200, { invited: true, expires: reply.expires, ...whose }])
    expect(await choose(uidOf(reply))).toEqual([200, { invited: true }])
    expect(await look()).toEqual([404, { error: 'This link is invalid or has expired', code: 'link-over' }])
  })

  it('is over after seven days', async () => {
    const [, reply] = await ask(await add(false))
    server.time.now += 7 * 24 * 60 * 60 * 1000
    expect((await choose(uidOf(reply)))[0]).toBe(404)
  })

  it('is refused once somebody can log in, and for a deactivated account', async () => {
    const refused = [409, refusal('needsNoInvitation')]
    const { accountId } = await addPerson(server, {})
    expect(await ask(accountId)).toEqual(refused)
    const id = await add(false)
    await server.services.database.write((tx) =>
      tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', id).execute(),
    )
    expect(await ask(id)).toEqual(refused)
  })

  it('is refused while a mail server is set, and leaves the emailed link as it is', async () => {
    const id = await add(true)
    const [mail] = await emailsIn(server)
    const nowhere = { host: '127.0.0.9', port: 25, security: 'none', user: '', password: '' } as const
    await server.services.mail.setServer(nowhere, async () => {})
    expect(await ask(id)).toEqual([
      409,
      { error: 'A mail server is set, so the invitation is emailed: send it again', code: 'invitation-is-emailed' },
    ])
    expect((await choose(uidIn(mail, 'passwordreset')))[0]).toBe(200)
  })

  it('is refused for whoever has more permissions than the caller', async () => {
    const id = await add(false)
    const { roleId } = await addPerson(server, { permissions: ['core.admin'] })
    await server.services.database.write((tx) =>
      tx.insertInto('role_accounts').values({ role_id: roleId, account_id: id }).execute(),
    )
    expect((await ask(id))[0]).toBe(403)
  })

  it('is in the audit log and in the log, without the link', async () => {
    const id = await add(false)
    const [, reply] = await ask(id)
    const admin = await server.logIn('core.admin')
    const log = await server.call('GET private/audit-get-list.json.php', {}, { as: admin })
    expect(log.json().entries[0]).toMatchObject({ summary: 'Invitation link handed out', account: manager.accountId })
    expect(server.log.join('')).toContain('invitation link handed out')
    expect(`${log.body}${server.log.join('')}`).not.toContain(uidOf(reply))
  })

  it('is told from a link that was emailed for a forgotten password, once it is used', async () => {
    const id = await add(false)
    const [, reply] = await ask(id)
    await choose(uidOf(reply))
    const told = { summary: 'New password set by an invitation link', subject: { id }, account: null, via: 'link' }
    expect(await latestOf(server)).toMatchObject(told)
    expect(server.log.join('')).toContain('password reset')
  })
})

describe('what the audit log says of an invitation', () => {
  const told = async () => {
    const { summary, details } = await latestOf(server)
    return [summary, details]
  }

  it('is that it was only stored while no mail server is set', async () => {
    const id = await add(true)
    expect(await told()).toEqual(['Account created', 'Invitation stored, as no mail server is set'])
    await again(id)
    expect(await told()).toEqual(['Invitation stored again, as no mail server is set', ''])
  })

  it('is that it was emailed where one is set', async () => {
    await server.close()
    server = await createTestServer({ smtpUrl: 'smtp://127.0.0.1:9' })
    manager = await addPerson(server, { permissions: ['core.account-manager'] })
    const id = await add(true)
    expect(await told()).toEqual(['Account created', 'Invitation emailed'])
    await again(id)
    expect(await told()).toEqual(['Invitation emailed again', ''])
  })
})
