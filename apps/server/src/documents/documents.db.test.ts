import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentNouns } from '@sitewright/api-client/contract'
import { documentNouns as nounsOfServer } from '../document-nouns.ts'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'

const getState = 'GET private/document-get-state.json.php'
const getHistory = 'GET private/document-get-history-paged.json.php'
const getRevision = 'GET private/document-get-revision.json.php'
const setMenu = 'POST private/set_menu_structure.json.php'
const saveLinks = 'POST private/links-save.json.php'
const saveSettings = 'POST private/set-site-settings.json.php'

const item = (Label: string, idMenuItem: number) => {
  return { idMenuItem, idParentMenuItem: 0, Label, idPage: 0, SortOrder: 1, Children: [] }
}
const button = (Url: string) => ({ IconSet: 'fab', Icon: 'github', Url, Tooltip: '' })

let server: TestServer
let ann: Visitor
let ben: Visitor
beforeEach(async () => {
  server = await createTestServer()
  ann = await server.logIn('core.admin')
  ben = await server.logIn('core.admin')
})
afterEach(() => server.close())

const state = async (noun: string, as = ann) => (await server.call(getState, { noun }, { as })).json()
const history = async (noun: string) => (await server.call(getHistory, { noun }, { as: ann })).json().items
async function contentOf(noun: string, id: number) {
  return JSON.parse((await server.call(getRevision, { noun, id }, { as: ann })).json().content)
}

/** Each noun with a way to save it, as `text`. */
const nouns = {
  menu: {
    save: (text: string, base: number | undefined, as: Visitor) =>
      server.call(setMenu, { menu: [item(text, -1)], delete: [], ...(base !== undefined && { base }) }, { as }),
    read: (content: unknown) => (content as { Label: string }[]).at(-1)?.Label,
  },
  links: {
    save: (text: string, base: number | undefined, as: Visitor) =>
      server.call(saveLinks, base === undefined ? [button(text)] : { links: [button(text)], base }, { as }),
    read: (content: unknown) => (content as { Url: string }[]).at(-1)?.Url,
  },
  settings: {
    async save(text: string, base: number | undefined, as: Visitor) {
      const settings = (await server.call('GET private/get-site-settings.json.php', undefined, { as })).json()
      const change = {
        ...settings,
        SiteTitle: text,
        CaptchaSecretKey: 'secret words',
        ...(base !== undefined && { base }),
      }
      return server.call(saveSettings, change, { as })
    },
    read: (content: unknown) => (content as { SiteTitle: string }).SiteTitle,
  },
}

it('each noun of the contract is known to the server, with a history', () => {
  expect(Object.keys(nouns)).toEqual([...documentNouns])
  expect(documentNouns.filter((noun) => !('read' in nounsOfServer[noun]))).toEqual([])
})

describe.each(documentNouns)('versions of %s', (noun) => {
  const save = (text: string, base: number | undefined, as: Visitor) => nouns[noun].save(text, base, as)
  const read = (content: unknown) => nouns[noun].read(content)

  it('begin at 0, grow with each save, and say who saved last', async () => {
    expect(await state(noun)).toEqual({ version: 0, saved: 0, by: '' })
    expect((await save('First', 0, ann)).statusCode).toBe(200)
    server.time.now += 5000
    expect((await save('Second', 1, ben)).statusCode).toBe(200)
    expect(await state(noun)).toEqual({ version: 2, saved: server.services.now(), by: ben.email })
  })

  it('refuse a save on a stale one, naming who saved meanwhile; nothing of it is stored', async () => {
    await save('First', 0, ann)
    await save('Theirs', 1, ben)
    const refused = await save('Mine', 1, ann)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        error: 'Somebody else has saved this in the meantime',
        code: 'saved-meanwhile',
        by: ben.email,
        saved: server.services.now(),
        own: false,
      },
    ])
    // in another window
    expect((await save('Mine', 1, ben)).json()).toMatchObject({ by: ben.email, own: true })
    const [current] = await history(noun)
    expect(read(await contentOf(noun, current.id))).toBe('Theirs')
    expect((await save('Mine', 2, ann)).statusCode).toBe(200)
  })

  it('need not be said, as callers of before do not', async () => {
    await save('First', undefined, ann)
    expect((await save('Second', undefined, ben)).statusCode).toBe(200)
    expect(await state(noun)).toMatchObject({ version: 2 })
  })

  it('let only one of two saves at once through', async () => {
    const replies = await Promise.all([save('Mine', 0, ann), save('Theirs', 0, ben)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await state(noun)).toMatchObject({ version: 1 })
  })

  it('are listed with their contents, the newest first, and what was there before the first', async () => {
    await save('First', 0, ann)
    await save('Second', 1, ben)
    const listed: { id: number }[] = await history(noun)
    expect(listed).toMatchObject([
      { version: 2, by: ben.email, current: true },
      { version: 1, by: ann.email, current: false },
      { version: 0, saved: 0, by: '', current: false },
    ])
    const contents = await Promise.all(listed.map(({ id }) => contentOf(noun, id)))
    expect(contents.slice(0, 2).map(read)).toEqual(['Second', 'First'])
    expect(JSON.stringify(contents)).not.toMatch(/secret words/)
  })

  it('are nothing to those who may not edit it, nor a revision of another noun', async () => {
    await save('First', 0, ann)
    const [{ id }] = await history(noun)
    const as = await server.logIn('core.file-manager')
    const calls = [
      server.call(getState, { noun }, { as }),
      server.call(getHistory, { noun }, { as }),
      server.call(getRevision, { noun, id }, { as }),
    ]
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    const other = documentNouns.find((each) => each !== noun)
    expect((await server.call(getRevision, { noun: other, id }, { as: ann })).statusCode).toBe(404)
  })
})

describe('the history of a document', () => {
  it('is read some at a time, and keeps the newest hundred', async () => {
    for (let version = 0; version < 102; version++) await nouns.links.save(`/${version}`, version, ann)
    const first = (await server.call(getHistory, { noun: 'links', limit: 60 }, { as: ann })).json()
    const input = { noun: 'links', limit: 60, cursor: first.next }
    const second = (await server.call(getHistory, input, { as: ann })).json()
    const versions = [...first.items, ...second.items].map(({ version }: { version: number }) => version)
    expect(versions).toEqual(Array.from({ length: 100 }, (_, at) => 102 - at))
    expect(second.items.some(({ current }: { current: boolean }) => current)).toBe(false)
  })

  it('stays when the account of who saved is deleted', async () => {
    await nouns.links.save('/walks', 0, ben)
    await server.call('GET private/account-delete.json.php', { id: ben.accountId }, { as: ann })
    expect((await history('links'))[0]).toMatchObject({ version: 1, by: '' })
    expect(await state('links')).toMatchObject({ version: 1, by: '' })
  })
})
