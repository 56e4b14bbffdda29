import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setSettings } from '../testing/content.ts'
import { addPerson, emailsIn, uidIn, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const changeOwn = 'POST private/account-change-password.json.php'
const changeOther = 'POST private/account-change-user-password.json.php'
const create = 'POST private/account-create.json.php'
const reset = 'POST protected/account-password-do-reset.json.php'

let server: TestServer
let admin: Person
let kim: Person
beforeAll(async () => {
  server = await createTestServer()
  await setSettings(server, { SiteTitle: 'Huts of the North' })
  admin = await addPerson(server, { permissions: ['core.admin'] })
  kim = await addPerson(server, { email: 'wilhelmina.q@example.org', name: 'Wilhelmina Queen' })
})
afterAll(() => server.close())

async function choose(password: string): Promise<unknown> {
  const input = { admin: admin.password, user: password, id: kim.accountId }
  return (await server.call(changeOther, input, { as: admin })).json()
}

const tooShort = 'The password must have at least 8 characters'
const tooLong = 'The password must have at most 128 characters'
const tooCommon = 'This password is too common'
const known = 'The password must not be the title of the site, the email address or the name'

describe('a new password', () => {
  it.each([
    ['seven77', tooShort],
    ['🔑🔑🔑🔑🔑🔑🗝', tooShort],
    ['x1'.repeat(64) + 'y', tooLong],
    ['password', tooCommon],
    ['PassWord1', tooCommon],
    ['1234567890', tooCommon],
    ['ｐａｓｓｗｏｒｄ', tooCommon],
    ['          ', tooCommon],
    ['--------', tooCommon],
    ['huts of the north', known],
    ['Wilhelmina.Q@Example.org', known],
    ['WILHELMINA.Q', known],
    ['wilhelmina queen', known],
  ])('may not be %j', async (password, reason) => {
    expect(await choose(password)).toEqual([2, reason])
  })

  it('may not be empty (PWD-030)', async () => {
    expect(await choose('')).toEqual([2, tooShort])
  })

  it.each([['twelve+4'], ['🔑🔑🔑🔑🔑🔑🗝🚪'], ['x1'.repeat(64)], ['four plain words here'], ['Wilhelmina Queen 7']])(
    'may be %j',
    async (password) => {
      expect(await choose(password)).toEqual([0])
    },
  )

  it('is compared to its last byte, and stored in its composed form', async () => {
    const long = 'a long pass phrase with more than seventy-two bytes, to the very last of them: '
    await choose(`${long}Å1`)
    const login = (pass: string) => server.call('POST public/login.json.php', { name: kim.email, pass })
    expect((await login(`${long}Å2`)).json()).toEqual({})
    expect((await login(`${long}A\u030a1`)).json()).toHaveProperty('permissions')
  })

  it('may not contain a zero character', async () => {
    const input = { admin: admin.password, user: 'eight or more\u0000', id: kim.accountId }
    expect((await server.call(changeOther, input, { as: admin })).statusCode).toBe(400)
  })

  it('of more than 1024 characters is refused before anything is hashed', async () => {
    const input = { admin: admin.password, user: 'x'.repeat(1025), id: kim.accountId }
    expect((await server.call(changeOther, input, { as: admin })).statusCode).toBe(400)
  })

  it('has the same rules when its owner changes it', async () => {
    const sam = await addPerson(server)
    const answer = async (fresh: string) =>
      (await server.call(changeOwn, { current: sam.password, new: fresh }, { as: sam })).json()
    expect(await answer('')).toEqual([2, tooShort])
    expect(await answer('password1')).toEqual([2, tooCommon])
    expect(await answer(sam.password)).toEqual([2, 'The new password must not be the same as the current one'])
  })

  it('has the same rules when it is set by an invitation', async () => {
    await server.call(create, { email: 'new@example.org', name: 'Newcomer Nr 1', intro: true }, { as: admin })
    const uid = uidIn((await emailsIn(server, 'new@example.org'))[0], 'passwordreset')
    for (const [password, error] of [
      ['newcomer nr 1', known],
      ['password', tooCommon],
      ['short', tooShort],
    ]) {
      const reply = await server.call(reset, { uid, password })
      expect([reply.statusCode, reply.json()]).toEqual([400, { error, code: 'weak-password' }])
    }
  })
})
