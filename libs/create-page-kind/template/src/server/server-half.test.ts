// @vitest-environment node
import type { Identity } from '@sitewright/page-kit/server'
import { kindServices, testDatabases, type KindServices } from '@sitewright/page-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleKindContent } from '../content.ts'
import type { SampleKindCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { active } from '../testing/sample-contents.ts'
import server from './index.ts'

const { of, write } = sampleKindContent

const page = 7
const hidden = 8
const person = (id: number, ...permissions: string[]): Identity => ({
  account: { id, name: `Person ${id}`, email: `person${id}@example.org` },
  permissions: new Set(permissions),
  roles: [],
})
const nobody: Identity = { permissions: new Set(['public']), roles: [] }
const ann = person(1)
const editor = person(2, manifest.editor)

let services: KindServices
const openSite = async (databaseUrl?: string) => {
  services = await kindServices({
    kind: server,
    accounts: [1, 2],
    pages: [
      { id: page, kind: manifest.kind },
      { id: hidden, kind: manifest.kind, hidden: true },
    ],
    databaseUrl,
  })
}
afterEach(() => services.close())

/** Makes a call as the server does, once it has checked input and rights. */
async function call<Key extends keyof SampleKindCalls>(key: Key, input: SampleKindCalls[Key]['input'], who = ann) {
  const handlers = server.handlers!(services)
  return handlers[key](input as never, { who, client: { address: '192.0.2.1', userAgent: 'test' } })
}

describe('saving', () => {
  beforeEach(() => openSite())

  const key = 'POST protected/plugin/sample-kind/save-page.json.php'
  const content = write({ ...active, intro: ' Four people ', items: [{ text: 'Oats' }, { text: '' }] })

  it('publishes the tidy content, and gives the version to base the next save on', async () => {
    expect(await call(key, { id: page, content, base: 4 }, editor)).toEqual({ version: 1 })
    const tidy = write({ ...active, intro: 'Four people', items: [{ text: 'Oats' }] })
    const saved = { pageId: page, kind: manifest.kind, content: tidy, draft: false, base: 4, who: editor }
    expect(services.saves).toEqual([saved])
  })

  it('stores a draft, and says when it is what is published', async () => {
    await call(key, { id: page, content, draft: true }, editor)
    await call(key, { id: page, content, fromDraft: true }, editor)
    expect(services.saves).toMatchObject([{ draft: true }, { draft: false, fromDraft: true }])
  })

  it('refuses invalid content', async () => {
    await expect(call(key, { id: page, content: '<p>x</p>' }, editor)).rejects.toMatchObject({ status: 400 })
    expect(services.saves).toEqual([])
  })

  it('is for its editors', () => {
    expect(server.calls![key]!.access).toEqual([manifest.editor])
  })
})

describe.each(testDatabases())('thanks on $name', ({ databaseUrl }) => {
  beforeEach(() => openSite(databaseUrl))

  const read = 'GET protected/plugin/sample-kind/get-thanks.json.php'
  const say = 'POST protected/plugin/sample-kind/say-thanks.json.php'

  it('count each person once', async () => {
    expect(await call(read, { id: page })).toEqual({ count: 0, mine: false })
    expect(await call(say, { id: page })).toEqual({ count: 1, mine: true })
    expect(await call(say, { id: page })).toEqual({ count: 1, mine: true })
    expect(await call(read, { id: page }, editor)).toEqual({ count: 1, mine: false })
    expect(await call(say, { id: page }, editor)).toEqual({ count: 2, mine: true })
  })

  it('are deleted with the account', async () => {
    await call(say, { id: page })
    await services.db.deleteFrom('accounts').where('id', '=', 1).execute()
    expect(await call(read, { id: page }, editor)).toEqual({ count: 0, mine: false })
  })

  it.each([read, say] as const)(
    'are refused for a page that the caller may not open, and for visitors: %s',
    async (key) => {
      await expect(call(key, { id: hidden })).rejects.toMatchObject({ status: 404 })
      await expect(call(key, { id: 99 })).rejects.toMatchObject({ status: 404 })
      await expect(call(key, { id: page }, nobody)).rejects.toMatchObject({ status: 404 })
      expect(server.calls![key]!.access).toBe('logged-in')
    },
  )
})

describe('the words of a page', () => {
  beforeEach(() => openSite())

  it('are those of its introduction and its list', () => {
    const content = of({ intro: 'Four people', items: [{ text: 'Oats' }, { text: 'Milk' }] })
    expect(server.text(write(content))).toBe('Four people Oats Milk')
    expect(server.text('{')).toBe('')
  })
})
