import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { addPerson, type Person } from '../testing/people.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: Person
beforeEach(async () => {
  server = await createTestServer()
  const permissions = ['core.admin', 'core.page-manager', 'plugin.note.editor']
  admin = await addPerson(server, { email: 'kim@example.org', name: 'Kim', permissions })
})
afterEach(() => server.close())

const call = (key: string, input?: object) => server.call(key, input, { as: admin })
const save = (id: number, more = {}) =>
  call('POST protected/plugin/note/save-page.json.php', { id, content: 'Deep water', ...more })
const read = (language: string) => call('POST private/account-set-language.json.php', { language })
async function told(query?: object) {
  const { entries } = (await call('GET private/audit-get-list.json.php', query)).json()
  return (entries as { summary: string; details: string }[]).map(({ summary, details }) => [summary, details])
}

describe('the entry of a saved page', () => {
  it('does not say that it was published while visitors do not see it', async () => {
    const now = server.services.now()
    await save(await addPage(server, { title: 'Lakes' }))
    await save(await addPage(server, { title: 'Soon', published: true, pub_start: now + 60 }))
    await save(await addPage(server, { title: 'Over', published: true, pub_end: now - 60 }))
    await save(await addPage(server, { title: 'Huts', published: true, pub_start: now - 60, pub_end: now + 60 }))
    await save(await addPage(server, { title: 'Draft' }), { draft: true })
    expect((await told()).map(([summary]) => summary)).toEqual([
      'Stored a draft',
      'Published the page',
      'Saved the page',
      'Saved the page',
      'Saved the page',
    ])
  })

  it('is told and found in the language of its reader', async () => {
    await save(await addPage(server, { title: 'Lakes' }))
    await read('de')
    expect(await told({ q: 'seite gespeichert' })).toEqual([['Seite gespeichert', '']])
  })
})

describe('the entry of a page that is published or taken back', () => {
  const publish = (ids: number[], published: boolean) =>
    call('POST private/page-publish-many.json.php', { ids, published })

  it('says so, and where the page is', async () => {
    const ids = [await addPage(server, { title: 'Lakes', url: 'lakes' }), await addPage(server, { title: 'Huts' })]
    await publish(ids, true)
    await publish(ids, true)
    await publish(ids, false)
    expect(await told()).toEqual([
      ['Page taken back: visitors no longer see it', ''],
      ['Page taken back: visitors no longer see it', 'Address /lakes'],
      ['Page changed', 'Published'],
      ['Page changed', 'Published, address /lakes'],
      ['Page published', ''],
      ['Page published', 'Address /lakes'],
    ])
  })

  it('says so too where its properties are saved', async () => {
    const id = await addPage(server, { title: 'Lakes' })
    const page = { id, title: 'Lakes', url: 'lakes', pub_start: null, pub_end: null }
    await call('POST private/page-update.json.php', { ...page, published: true })
    await call('POST private/page-update.json.php', { ...page, url: 'tarns', published: true })
    await call('POST private/page-update.json.php', { ...page, published: false })
    expect(await told()).toEqual([
      ['Page taken back: visitors no longer see it', 'Address /lakes'],
      ['Page changed', 'Published, address /tarns'],
      ['Page published', 'Address /lakes'],
    ])
  })

  it('is told and found in the language of its reader', async () => {
    const id = await addPage(server, { title: 'Lakes', url: 'lakes' })
    await publish([id], true)
    await publish([id], false)
    await read('fr')
    expect(await told({ q: 'retirée' })).toEqual([['Page retirée : les visiteurs ne la voient plus', 'Adresse /lakes']])
  })
})
