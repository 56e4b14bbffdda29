import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { theServer } from '../testing/audit.ts'
import { addPage, type NewPage } from '../testing/content.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const add = (page: NewPage) => addPage(server, { published: true, ...page })

async function ask(url: string, as?: Visitor) {
  const { statusCode, headers } = await server.get(url, { as })
  return headers.location === undefined ? statusCode : [statusCode, headers.location, headers['cache-control']]
}
const leadsTo = (address: string) => [308, address, 'no-store']

describe('a shortcut in another case', () => {
  it('redirects to the page, with the query, for everybody', async () => {
    await add({ url: 'contact' })
    await add({ url: 'Hütten/Am-See' })
    const editor = await server.logIn('plugin.note.editor')
    for (const as of [undefined, editor]) {
      expect(await ask('/contact', as)).toBe(200)
      for (const path of ['/Contact', '/CONTACT']) expect(await ask(path, as)).toEqual(leadsTo('/contact'))
      expect(await ask('/Contact?from=a%20mail', as)).toEqual(leadsTo('/contact?from=a%20mail'))
      expect(await ask('/h%C3%9Ctten/am-see', as)).toEqual(leadsTo('/H%C3%BCtten/Am-See'))
    }
    expect(await ask('/contacts')).toBe(404)
    expect(await ask('/C%00ontact')).toBe(404)
  })

  it('does not redirect where several pages could be meant, or a page has exactly this shortcut', async () => {
    await add({ url: 'contact' })
    await add({ url: 'CONTACT' })
    expect([await ask('/contact'), await ask('/CONTACT'), await ask('/Contact')]).toEqual([200, 200, 404])
  })

  it('reveals nothing of a hidden page, and only the address of a restricted one', async () => {
    await add({ url: 'draft', published: false })
    const kept = await add({ url: 'members' })
    const member = await server.logIn()
    await server.services.changes.write((tx) =>
      tx.insertInto('page_roles').values({ page_id: kept, role_id: member.roleId }).execute(),
    )
    expect(await ask('/Draft')).toBe(404)
    expect(await ask('/Draft', await server.logIn('plugin.note.editor'))).toEqual(leadsTo('/draft'))
    expect([await ask('/members'), await ask('/Members')]).toEqual([403, leadsTo('/members')])
    // a hidden one of two is no reason not to find the other
    await add({ url: 'DRAFT' })
    expect(await ask('/Draft')).toEqual(leadsTo('/DRAFT'))
  })

  it('follows the current shortcuts', async () => {
    const id = await add({ url: 'contact' })
    expect(await ask('/Contact')).toEqual(leadsTo('/contact'))
    await server.services.pages.remove(id, theServer)
    expect(await ask('/Contact')).toBe(404)
    await add({ url: 'cONTACT' })
    expect(await ask('/Contact')).toEqual(leadsTo('/cONTACT'))
  })
})
