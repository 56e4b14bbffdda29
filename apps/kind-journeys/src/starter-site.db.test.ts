import { administrator, createTestServer, type TestServer } from '@sitewright/server/testing/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { specifiedKinds } from './testing/specified-kinds.ts'

let server: TestServer
afterEach(() => server.close())

describe('the first start', () => {
  it('creates a small site of all installed kinds, whose form sends to the administrator (Q17)', async () => {
    server = await createTestServer({ starterSite: true, kinds: specifiedKinds })
    const pages = await server.services.database.read
      .selectFrom('pages')
      .innerJoin('page_contents', 'page_contents.page_id', 'pages.id')
      .select(['kind', 'url', 'content'])
      .execute()
    expect(pages.map(({ kind, url }) => `${kind} ${url}`)).toEqual(
      expect.arrayContaining(['single-page home', 'sectioned-page hut', 'form contact']),
    )
    const types = await server.services.database.read.selectFrom('page_types').select('kind').orderBy('id').execute()
    expect(types.map(({ kind }) => kind)).toEqual([
      ...['single-page', 'sectioned-page', 'form'],
      ...['progress-admin', 'progress-manager'],
    ])
    const form = pages.find(({ url }) => url === 'contact')?.content ?? ''
    expect(JSON.parse(form)).toMatchObject({ TargetEmail: administrator.email, SubmitButtonText: 'SEND' })
    const menu = (await server.call('GET public/get-menu-items.json.php')).json()
    expect(menu.map((item: { Label: string }) => item.Label)).toEqual([
      'Home',
      'Walks',
      'Our hut',
      'About us',
      'Contact',
    ])
  })
})
