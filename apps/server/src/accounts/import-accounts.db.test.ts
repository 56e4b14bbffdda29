import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../testing/audit.ts'
import { addPerson, emailsIn, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const call = 'POST private/account-import.json.php'

let server: TestServer
let manager: Person
beforeEach(async () => {
  server = await createTestServer()
  manager = await addPerson(server, { permissions: ['core.account-manager', 'core.role-manager'] })
})
afterEach(() => server.close())

const person = (email: string, more = {}) => ({ email, name: 'Somebody', roles: [] as number[], ...more })

function bring(people: readonly object[], { intro = false, as = manager } = {}) {
  return server.call(call, { people, intro }, { as })
}

async function role(...permissions: string[]): Promise<number> {
  const { database } = server.services
  return database.write(async (tx) => {
    const { id } = await tx.insertInto('roles').values({ title: 'Crew' }).returning('id').executeTakeFirstOrThrow()
    for (const permission of permissions)
      await tx.insertInto('role_permissions').values({ role_id: id, permission }).execute()
    return id
  })
}

const membersOf = async (id: number) => {
  const rows = server.services.database.read.selectFrom('role_accounts').where('role_id', '=', id)
  return (await rows.select('account_id').execute()).map((row) => row.account_id)
}

async function emails(): Promise<string[]> {
  const rows = await server.services.database.read.selectFrom('accounts').select('email').orderBy('id').execute()
  return rows.map(({ email }) => email).filter((email) => email.endsWith('@list.example'))
}

describe('an import of accounts', () => {
  it('creates each with its roles and its invitation, and tells in the order given', async () => {
    const crew = await role('core.role-manager')
    const reply = await bring(
      [person('a@list.example', { name: ' Ana ', roles: [crew, crew] }), person('b@list.example')],
      { intro: true },
    )
    const [first, second] = reply.json()
    expect([reply.statusCode, first, second]).toEqual([
      200,
      { result: 'created', id: expect.any(Number) },
      { result: 'created', id: expect.any(Number) },
    ])
    expect(await emails()).toEqual(['a@list.example', 'b@list.example'])
    expect(await membersOf(crew)).toEqual([first.id])
    expect((await emailsIn(server)).map(({ recipient }) => recipient)).toEqual(['a@list.example', 'b@list.example'])
    const { read } = server.services.database
    const invited = read.selectFrom('accounts').where('id', 'in', [first.id, second.id]).select('invited')
    expect((await invited.execute()).map((row) => row.invited)).toEqual([server.services.now(), server.services.now()])
    const told = (await auditOf(server)).map(({ summary, subject, details }) => [summary, subject?.label, details])
    expect(told).toEqual([
      ['Account created', 'Ana (a@list.example)', 'From a list. Invitation stored, as no mail server is set'],
      ['Role changed', 'Crew', 'Members added: Ana (a@list.example)'],
      ['Account created', 'Somebody (b@list.example)', 'From a list. Invitation stored, as no mail server is set'],
    ])
  })

  it('can be sent again: who is there stays as they are, and is sent nothing', async () => {
    const crew = await role()
    const list = [person('a@list.example'), person('A@LIST.example', { name: 'Twice' })]
    expect((await bring(list)).json()).toMatchObject([{ result: 'created' }, { result: 'exists' }])
    const again = [person('a@list.example', { name: 'Other', roles: [crew] })]
    expect((await bring(again, { intro: true })).json()).toMatchObject([{ result: 'exists' }])
    expect([await emails(), await membersOf(crew), await emailsIn(server)]).toEqual([['a@list.example'], [], []])
  })

  it('refuses single lines with a reason, and does the others', async () => {
    const list = [
      person('nonsense'),
      person('a@list.example', { name: 'two\nlines' }),
      person('b@list.example', { roles: [4711] }),
      person('c@list.example'),
    ]
    expect((await bring(list)).json()).toMatchObject([
      { result: 'refused', error: 'This is not a valid email address' },
      { result: 'refused', error: 'The name must be a single line of text' },
      { result: 'refused', error: 'A role no longer exists' },
      { result: 'created' },
    ])
    expect(await emails()).toEqual(['c@list.example'])
  })

  it('gives nobody a role with more rights than the person who imports has', async () => {
    const mighty = await role('core.admin')
    expect((await bring([person('a@list.example', { roles: [mighty] })])).json()).toMatchObject([
      { result: 'refused', error: 'You can only grant or revoke permissions that you have yourself' },
    ])
    const plain = await addPerson(server, { permissions: ['core.account-manager'] })
    const crew = await role()
    expect((await bring([person('b@list.example', { roles: [crew] })], { as: plain })).json()).toMatchObject([
      { result: 'refused', error: 'Only people who may manage roles can give them' },
    ])
    expect([await emails(), await membersOf(mighty), await membersOf(crew)]).toEqual([[], [], []])
    const admin = await addPerson(server, { permissions: ['core.admin'] })
    expect((await bring([person('c@list.example', { roles: [mighty] })], { as: admin })).json()).toMatchObject([
      { result: 'created' },
    ])
  })

  it('takes a hundred at a time, and is for account managers', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => person(`p${n}@list.example`))
    expect((await bring(many(101))).statusCode).toBe(400)
    expect((await bring([])).statusCode).toBe(400)
    const other = await addPerson(server, { permissions: ['core.role-manager'] })
    expect((await bring(many(1), { as: other })).statusCode).toBe(403)
    expect(await emails()).toEqual([])
    expect((await bring(many(100))).json()).toHaveLength(100)
  })
})
