import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { noteKind } from '../testing/test-kinds.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const save = 'POST protected/plugin/note/save-page.json.php'

let server: TestServer
let as: Visitor
/** A page whose content was stored before notes were trimmed. */
let old: number
beforeEach(async () => {
  server = await createTestServer()
  as = await server.logIn('core.page-manager', 'plugin.note.editor')
  old = await addPage(server, { title: 'Old', content: ' Old words ', published: true })
})
afterEach(() => server.close())

const stored = (page: number) =>
  server.services.database.read
    .selectFrom('page_contents')
    .where('page_id', '=', page)
    .select(['state', 'content', 'text'])
    .orderBy('state')
    .execute()
const called = async (key: string, input: object) => (await server.call(key, input, { as })).statusCode
const trimmed = (state: string, content: string) => ({ state, content, text: content })

describe('content that is not clean', () => {
  it('is cleaned when it is saved, as a draft or for everybody, although its handler does not', async () => {
    expect(await called(save, { id: old, content: ' A draft ', draft: true })).toBe(200)
    expect(await called(save, { id: old, content: ' New words ' })).toBe(200)
    expect(await stored(old)).toEqual([trimmed('active', 'New words'), trimmed('draft', 'A draft')])
  })

  it('is refused when its kind refuses it', async () => {
    const reply = await server.call(save, { id: old, content: 'a forbidden word' }, { as })
    expect([reply.statusCode, reply.json()]).toEqual([400, { error: 'Not this word', code: 'refused' }])
    expect(await stored(old)).toEqual([trimmed('active', ' Old words ')])
  })

  it('is cleaned when a version of a page is restored', async () => {
    const { revisions } = (await server.call('GET private/page-get-history.json.php', { id: old }, { as })).json()
    expect(await called('POST private/page-restore.json.php', { id: revisions[0].id, replaceDraft: false })).toBe(200)
    expect((await stored(old))[1]).toEqual(trimmed('draft', 'Old words'))
  })

  it('is cleaned when it replaces that of another page, and when it is cloned', async () => {
    const other = await addPage(server, { published: true })
    expect(await called('POST private/page-replace.json.php', { id: other, sourceid: old })).toBe(200)
    expect(await stored(other)).toEqual([trimmed('active', 'Old words')])

    const { read } = server.services.database
    const type = await read.selectFrom('page_types').where('kind', '=', 'note').select('id').executeTakeFirstOrThrow()
    const clone = { id: type.id, detail: 'A clone', url: '', cloneid: old }
    expect(await called('POST private/page-create.json.php', clone)).toBe(200)
    const { id } = await read.selectFrom('pages').where('title', '=', 'A clone').select('id').executeTakeFirstOrThrow()
    expect(await stored(id)).toEqual([trimmed('active', 'Old words')])
  })
})

describe('a content that was cleaned', () => {
  it('is read for the search once others have had a turn', async () => {
    const order: string[] = []
    const kind: typeof noteKind = {
      ...noteKind,
      clean(content) {
        order.push('cleaned')
        setImmediate(() => order.push('turn of others'))
        return noteKind.clean(content)
      },
      text(content) {
        order.push('read')
        return noteKind.text(content)
      },
    }
    const own = await createTestServer({ kinds: [kind] })
    const id = await addPage(own)
    const editor = await own.logIn('plugin.note.editor')
    order.length = 0
    expect((await own.call(save, { id, content: 'New words' }, { as: editor })).statusCode).toBe(200)
    expect(order).toEqual(['cleaned', 'turn of others', 'read'])
    await own.close()
  })
})
