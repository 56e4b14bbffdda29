import { definePageKindServer, type PageKindServices, type SiteRenderer } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addPage } from '../testing/content.ts'
import { addPerson, emailsIn, uidIn, type Person } from '../testing/people.ts'
import { startNotified, type ServerBeside } from '../testing/server-beside.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { trashCalls } from '../testing/trash-calls.ts'

/** A kind whose public pages name the people of the club. */
const kinds = [
  definePageKindServer({
    manifest: {
      kind: 'people',
      title: 'People',
      detail: 'Who is who.',
      permissions: { 'plugin.people.editor': 'Edit' },
      editor: 'plugin.people.editor',
    },
    blank: () => '',
    clean: () => '',
    text: () => '',
    answer: async ({ people }: PageKindServices) => ({
      people: (await people.active()).map(({ name }) => name),
    }),
  }),
]

const renderer: SiteRenderer = {
  lookSheet: () => '',
  scriptHashes: [],
  async render({ page, api }) {
    const content = page ? await api('GET protected/plugin/get-content.json.php', { id: page.id }) : []
    return { status: page ? 200 : 404, html: JSON.stringify(content), standsAlone: true }
  },
}

let server: TestServer
let others: ServerBeside[]
let kim: Person
let trash: ReturnType<typeof trashCalls>
beforeEach(async () => {
  server = await createTestServer({ renderer, kinds })
  await server.services.changes.listen()
  others = server.databaseUrl ? [await startNotified(server, { renderer, kinds })] : []
  kim = await addPerson(server, { name: 'Kim Tui' })
  trash = trashCalls(server, await server.logIn('core.admin', 'core.account-manager'))
  await addPage(server, { kind: 'people', url: 'people', published: true, content: '' })
})
afterEach(async () => {
  for (const each of others) await each.close()
  await server.close()
})

const seen = async ({ app }: Pick<ServerBeside, 'app'>) => (await app.inject({ url: '/people' })).body

/** What visitors see next, on every server, after they saw that Kim is there. */
async function showsAfter(act: () => PromiseLike<{ statusCode: number }>, expected: unknown) {
  for (const each of [server, ...others]) expect(await seen(each)).toContain('Kim Tui')
  expect((await act()).statusCode).toBe(200)
  expect(await seen(server)).toEqual(expected)
  for (const other of others) await vi.waitFor(async () => expect(await seen(other)).toEqual(expected))
}

it('a page that names people has the new name of one whose account was changed', async () => {
  const manager = await server.logIn('core.account-manager')
  const input = { id: kim.accountId, email: kim.email, name: 'Kim Kauri' }
  const update = () => server.call('POST private/account-update.json.php', input, { as: manager })
  await showsAfter(update, expect.stringContaining('Kim Kauri'))
})

it('a page that names people has one more whose account was made', async () => {
  const manager = await server.logIn('core.account-manager')
  const input = { email: 'ari@example.org', name: 'Ari Rata', intro: false }
  const create = () => server.call('POST private/account-create.json.php', input, { as: manager })
  await showsAfter(create, expect.stringContaining('Ari Rata'))
})

it('a page that names people has one less whose account was deleted, until that is restored', async () => {
  await showsAfter(() => trash.drop('account', kim.accountId), expect.not.stringContaining('Kim Tui'))
  await trash.notesOf('account', kim.accountId)
  expect(await seen(server)).toContain('Kim Tui')
})

it('a page that names people has one less who deactivated the own account', async () => {
  await server.call('POST private/account-request-deactivation.json.php', {}, { as: kim })
  const [mail] = await emailsIn(server, kim.email)
  const deactivate = () => server.call('POST private/account-deactivate.json.php', { uid: uidIn(mail, 'deactivate') })
  await showsAfter(deactivate, expect.not.stringContaining('Kim Tui'))
})
