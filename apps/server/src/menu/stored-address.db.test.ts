import { maxMenuAddress } from '@sitewright/api-client/contract'
import { maxMenuAddressLength } from '@sitewright/html'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addMenuItem } from '../testing/content.ts'
import { readTree } from '../testing/menu-editing.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
let editor: Visitor
beforeEach(async () => {
  server = await createTestServer()
  editor = await server.logIn('core.menu-manager')
})
afterEach(() => server.close())

async function menu(as?: Visitor) {
  return (await server.call('GET public/get-menu-items.json.php', undefined, { as })).json()
}

it.each([
  'javascript:alert(1)',
  'JavaScript://example.org/%0aalert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://bank.example@evil.example/',
  '//evil.example',
  '/huts?edit',
])('gives nobody the stored address %j, which no save would have stored', async (address) => {
  await addMenuItem(server, { label: 'Gear', address })
  const nowhere = [expect.not.objectContaining({ Address: expect.anything() })]
  expect(await menu()).toEqual(nowhere)
  expect(await menu(editor)).toEqual(nowhere)
  expect(await readTree(server, editor)).toEqual(nowhere)
})

it('leaves out a heading with nothing below it that only such an address would have kept', async () => {
  const parent = await addMenuItem(server, { label: 'Gear', address: 'javascript:alert(1)' })
  const { roleId } = await server.logIn()
  await addMenuItem(server, { label: 'Kept', parent, roles: [roleId] })
  expect(await menu()).toEqual([])
})

it.each(['https://example.org/a?b=c#d', 'mailto:club@example.org', 'tel:+6441234567'])(
  'gives the stored address %s as it is',
  async (address) => {
    await addMenuItem(server, { label: 'Gear', address })
    expect(await menu()).toMatchObject([{ Address: address }])
    expect(await readTree(server, editor)).toMatchObject([{ Address: address }])
  },
)

it('may be as long as a save may send it', () => {
  expect(maxMenuAddressLength).toBe(maxMenuAddress)
})
