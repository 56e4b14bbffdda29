import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlaces, done, environmentOf, sitewright, terminal } from '../../testing/command-site.ts'
import { addPerson, isLoggedIn, emailsIn } from '../../testing/people.ts'
import { administrator, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { runCommandLine } from '../run-command-line.ts'

const places = createPlaces()
let server: TestServer
let environment: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await createTestServer()
  // commands go by the real clock
  server.time.now = Date.now()
  environment = { ...(await environmentOf(server)), PUBLIC_URL: 'https://huts.example' }
})
afterAll(async () => {
  await server.close()
  await places.remove()
})

async function permissionsOf(name: string, pass: string): Promise<string[] | undefined> {
  const reply = await server.call('POST public/login.json.php', { name, pass })
  return reply.json<{ permissions?: string[] }>().permissions
}

async function auditOf(call: string) {
  const rows = server.services.database.read.selectFrom('audit_log').where('call', '=', call)
  return rows.select(['name', 'summary', 'subject', 'account_id']).orderBy('id').execute()
}

const line = (result: { code: number; errors: string }) => [result.code, result.errors.trim()]

describe('create-admin', () => {
  it('creates an account that can log in at once and may do all that the first administrator may', async () => {
    const said = await done(['create-admin', '--email', ' Bob@Example.org '], environment, 'six wild geese\n')
    expect(said).toBe("Bob@Example.org can log in now, as a member of the role 'Administrators'\n")
    const all = await permissionsOf(administrator.email, administrator.password)
    expect(all).toContain('core.admin')
    expect(await permissionsOf('bob@example.org', 'six wild geese')).toEqual(all)
    expect(await auditOf('sitewright create-admin')).toEqual([
      {
        name: 'Command line',
        summary: 'Administrator created',
        subject: 'Administrator (Bob@Example.org)',
        account_id: null,
      },
    ])
    const { entries } = await server.services.audit.list({})
    expect(entries.find(({ call }) => call === 'sitewright create-admin')?.via).toBe('command-line')
  })

  it('creates a role with all permissions when there is none', async () => {
    const other = await createTestServer()
    const place = await environmentOf(other)
    await other.services.database.write(async (tx) => {
      await tx.deleteFrom('role_permissions').where('permission', '=', 'core.account-owner').execute()
    })
    const said = await done(['create-admin', '--email', 'bob@example.org', '--name', 'Bob', '--generate'], place)
    const [, password = ''] = /^Password: (\S{16})$/m.exec(said) ?? []
    expect(said).toContain("a member of the role 'Administrators 2'")
    const reply = await other.call('POST public/login.json.php', { name: 'bob@example.org', pass: password })
    const known = await other.services.database.read.selectFrom('known_permissions').select('permission').execute()
    expect(reply.json().permissions).toEqual(expect.arrayContaining(known.map(({ permission }) => permission)))
    await other.close()
  })

  it('asks for the password at a terminal, twice and without showing it', async () => {
    const streams = terminal('seven wild swans', 'seven wild swans')
    expect(await runCommandLine(['create-admin', '--email', 'carl@example.org'], { environment, streams })).toBe(0)
    expect(streams.output.text + streams.errors.text).not.toContain('swans')
    expect(await permissionsOf('carl@example.org', 'seven wild swans')).toContain('core.admin')

    const unsure = terminal('seven wild swans', 'seven wild goats')
    const args = ['create-admin', '--email', 'dora@example.org']
    expect(await runCommandLine(args, { environment, streams: unsure })).toBe(1)
    expect(unsure.errors.text).toContain('The two passwords differ\n')
    const gone = terminal()
    const giveUp = runCommandLine(args, { environment, streams: gone })
    gone.input.write('\u0003')
    expect([await giveUp, gone.errors.text]).toEqual([1, expect.stringContaining('Interrupted')])
    expect(await permissionsOf('dora@example.org', 'seven wild swans')).toBeUndefined()
  })

  it('refuses what the site itself refuses, and changes nothing', async () => {
    const create = (email: string, password: string) =>
      sitewright(['create-admin', '--email', email], environment, password)
    expect(line(await create('dora', 'eight wild cats\n'))).toEqual([1, 'This is not a valid email address'])
    expect(line(await create('dora@example.org', 'password1\n'))).toEqual([1, 'This password is too common'])
    expect(line(await create('dora@example.org', '\n'))).toEqual([1, 'There is no password on standard input'])
    expect(line(await create(administrator.email, 'eight wild cats\n'))).toEqual([
      1,
      'An account with this email address and name already exists',
    ])
    const accounts = await server.services.database.read.selectFrom('accounts').select('email').execute()
    expect(accounts.filter(({ email }) => email.startsWith('dora'))).toEqual([])
  })

  it('needs an existing site', async () => {
    const empty = await places.environment()
    expect(line(await sitewright(['create-admin', '--email', 'a@example.org', '--generate'], empty))).toEqual([
      1,
      expect.stringMatching(
        /^There is no site in .* yet; 'sitewright start' creates one, with its first administrator$/,
      ),
    ])
  })
})

describe('reset-password', () => {
  it('prints a link that sets a password once, and ends the sessions of the account', async () => {
    const person = await addPerson(server)
    const { code, output, errors } = await sitewright(['reset-password', '--email', person.email], environment)
    expect([code, errors]).toEqual([0, `Sets a new password for ${person.email} (Somebody) once, within four hours\n`])
    const [, uid = ''] = /^https:\/\/huts\.example\/pages\/passwordreset\/([\w-]{43})\n$/.exec(output) ?? []
    expect(await isLoggedIn(server, person.cookie)).toBe(false)

    const follow = (password: string) =>
      server.call('POST protected/account-password-do-reset.json.php', { uid, password })
    expect((await follow('nine wild horses')).statusCode).toBe(200)
    expect((await follow('ten wild horses')).statusCode).toBe(404)
    server.time.now += 16 * 60_000
    expect(await permissionsOf(person.email, 'nine wild horses')).toBeDefined()
  })

  it('sets a password at once, ends sessions and links, resets failed logins, and notifies the owner', async () => {
    const person = await addPerson(server)
    const earlier = await done(['reset-password', '--email', person.email], environment)
    for (let count = 0; count < 6; count++) await permissionsOf(person.email, 'wrong password')
    const said = await done(
      ['reset-password', '--email', person.email, '--password-stdin'],
      environment,
      'ten wild horses\r\nmore',
    )
    expect(said).toBe(`${person.email} has a new password\n`)
    expect(await permissionsOf(person.email, 'ten wild horses')).toBeDefined()
    expect(await permissionsOf(person.email, person.password)).toBeUndefined()
    expect(await isLoggedIn(server, person.cookie)).toBe(false)
    const uid = earlier.trim().split('/').at(-1)
    const used = await server.call('POST protected/account-password-do-reset.json.php', {
      uid,
      password: 'eleven owls',
    })
    expect(used.statusCode).toBe(404)
    expect((await emailsIn(server, person.email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
    expect((await auditOf('sitewright reset-password')).at(-1)).toMatchObject({ summary: 'Password changed' })
  })

  it('asks which account is meant when several share an address', async () => {
    const email = 'family@example.org'
    await addPerson(server, { email, name: 'Ann' })
    const { password } = await addPerson(server, { email, name: 'Ben' })
    expect(line(await sitewright(['reset-password', '--email', email], environment))).toEqual([
      1,
      `Several accounts share ${email}; choose one with --name: 'Ann', 'Ben'`,
    ])
    const args = ['reset-password', '--email', email, '--name', 'Ann', '--password-stdin']
    await done(args, environment, 'twelve wild bees\n')
    expect(await permissionsOf(email, 'twelve wild bees')).toBeDefined()
    expect(await permissionsOf(email, password)).toBeDefined()
  })

  it('refuses accounts that do not exist or are deactivated, and invalid passwords', async () => {
    const reset = (...args: string[]) => sitewright(['reset-password', ...args], environment, 'password1\n')
    expect(line(await reset('--email', 'nobody@example.org'))).toEqual([
      1,
      'There is no account for nobody@example.org',
    ])
    expect(line(await reset('--email', administrator.email, '--password-stdin'))).toEqual([
      1,
      'This password is too common',
    ])
    const { email, accountId } = await addPerson(server)
    await server.services.database.write((tx) =>
      tx.updateTable('accounts').set({ deactivated: 1 }).where('id', '=', accountId).execute(),
    )
    expect(line(await reset('--email', email))).toEqual([
      1,
      `The account of ${email} is deactivated; an administrator can reactivate it`,
    ])
  })
})
