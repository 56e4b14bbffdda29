import {
  addFile,
  addFolder,
  createTestServer,
  topFolder,
  type TestServer,
  type Visitor,
} from '@sitewright/server/testing/vitest'
import type { OtherContent, PageKindServices } from '@sitewright/page-kit/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hutKind } from './testing/hut-kind.ts'

/** What a table of the kind would name. */
let plans: number[] = []
const otherContents = async (): Promise<OtherContent[]> => [{ title: 'Plans of the huts', content: plans.join(' ') }]
const files = (content: string) => content.split(' ').map(Number)

let server: TestServer
let member: Visitor
beforeEach(async () => {
  server = await createTestServer({ kinds: [hutKind({ otherContents, files })] })
  member = await server.logIn()
})
afterEach(() => server.close())

const asked = async ({ cookie }: Visitor, ids: readonly number[]) => {
  const { byIds }: PageKindServices['files'] = server.services.forKind('huts').files
  const who = await server.services.identities.identify(cookie.slice('sitewright='.length))
  return [...(await byIds({ ids, who })).values()]
}

it('tells a kind of the files that its tables name, as far as the reader may see them', async () => {
  const folder = await topFolder(server, 'public')
  const open = await addFile(server, { folder, name: 'plan.png', caption: 'The hut' })
  const own = await addFile(server, { folder, name: 'own.png', roles: [member.roleId] })
  const shut = await addFolder(server, { parent: await topFolder(server, 'protected'), name: 'Minutes', roles: [] })
  const secret = await addFile(server, { folder: shut, name: 'secret.pdf' })
  const ids = [secret, own, open, open, 4_000_000]
  const names = async (who: Visitor) => (await asked(who, ids)).map(({ name }) => name).sort()
  expect(await names(member)).toEqual(['own.png', 'plan.png'])
  expect(await names(await server.logIn())).toEqual(['plan.png'])
  expect(await asked(member, [open])).toEqual([
    expect.objectContaining({ id: open, name: 'plan.png', caption: 'The hut', size: expect.any(Number) }),
  ])
  expect(await asked(member, [])).toEqual([])
})

it('counts the files that tables of a kind name as used', async () => {
  const file = await addFile(server, { folder: await topFolder(server, 'public'), name: 'plan.png' })
  const manager = await server.logIn('core.file-manager')
  const uses = async () =>
    (await server.call('GET private/file-get-uses.json.php', { id: file }, { as: manager })).json()
  plans = []
  expect(await uses()).toEqual([])
  plans = [file]
  expect(await uses()).toEqual([{ title: 'Plans of the huts', href: '' }])
})
