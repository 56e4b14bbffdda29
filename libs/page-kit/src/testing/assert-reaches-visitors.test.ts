// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { LoadOptions } from '../page-kind.ts'
import type { AnyDatabase, PageAsked, PageKindServer } from '../server/page-kind-server.ts'
import type { WriteOptions } from '../server/services.ts'
import { assertReachesVisitors, type Change } from './assert-reaches-visitors.ts'
import type { KindServices } from './kind-services.ts'

const manifest = {
  kind: 'hut',
  title: 'Hut',
  detail: 'A hut.',
  permissions: { 'plugin.hut.editor': 'Edit huts' },
  editor: 'plugin.hut.editor',
}

const entriesOf = async (db: AnyDatabase) => ({ entries: await db.selectFrom('hut_entries').selectAll().execute() })
const entriesCall = 'GET protected/plugin/hut/get-entries.json.php'

/** A kind whose pages show entries of a table of its own. */
const hut: Pick<PageKindServer, 'manifest' | 'clean' | 'migrations' | 'answer'> = {
  manifest,
  clean: () => '',
  migrations: {
    '0001-entries': {
      async up(db: AnyDatabase) {
        for (const name of ['hut_entries', 'hut_messages'])
          await db.schema.createTable(name).addColumn('words', 'text').execute()
      },
    },
  },
  answer: ({ db }) => entriesOf(db),
}
const says = { ...hut, dependsOn: () => ['entries'] }

const content = ({ api, pageId }: LoadOptions): Promise<unknown> =>
  api('GET protected/plugin/get-content.json.php', { id: pageId })

/** Writes a row. */
const into =
  (table: string, options?: WriteOptions<unknown>): Change =>
  ({ write }) =>
    write((tx) => tx.insertInto(table).values({ words: 'Snow' }).execute(), options)

const shown = (change: Change, server: PageKindServer | typeof hut = hut) =>
  assertReachesVisitors({ client: { load: content }, server, what: 'an entry', change, isSeen: true })
const stored = (change: Change, server: PageKindServer | typeof hut = hut) =>
  assertReachesVisitors({ client: { load: content }, server, what: 'a message', change, isSeen: false })

describe('assertReachesVisitors', () => {
  it.each([
    ['that says nothing', hut, undefined],
    ['that touches something, of a page of everything', hut, { touches: ['entries'] }],
    ['that touches what the page is made of', says, { touches: ['others', 'entries'] }],
    ['that touches everything', says, { touches: 'everything' as const }],
    ['that touches what its result says', says, { touches: () => ['entries'] }],
  ])('passes a write %s', async (_, server, options) => {
    await expect(shown(into('hut_entries', options), server)).resolves.toBeUndefined()
  })

  it('passes a change of the page itself', async () => {
    const change: Change = ({ pages }) =>
      pages.change(1, (tx) => tx.insertInto('hut_entries').values({ words: 'Snow' }).execute())
    for (const server of [hut, says]) await expect(shown(change, server)).resolves.toBeUndefined()
  })

  const broken: [string, typeof hut, Change][] = [
    ['touches nothing', hut, into('hut_entries', { touches: [] })],
    ['touches what the page does not depend on', says, into('hut_entries', { touches: ['entry'] })],
    ['goes past `write`', hut, ({ db }) => db.insertInto('hut_entries').values({ words: 'Snow' }).execute()],
    [
      'changes another page',
      says,
      ({ pages }) => pages.change(2, (tx) => tx.insertInto('hut_entries').values({ words: '' }).execute()),
    ],
  ]
  it.each(broken)('fails a kind whose write %s: visitors would not see it', async (_, server, change) => {
    await expect(shown(change, server)).rejects.toThrow("After 'an entry' visitors go on seeing")
  })

  it('fails a kind whose page shows a call of its own, which it leaves out of what it depends on', async () => {
    const called = {
      ...hut,
      answer: undefined,
      calls: { [entriesCall]: { summary: 'Reads', access: 'anyone', reply: {} } },
      handlers: ({ db }: { db: AnyDatabase }) => ({ [entriesCall]: () => entriesOf(db) }),
    }
    const client = { load: ({ api }: LoadOptions) => api(entriesCall as never) as Promise<unknown> }
    const tried = { client, what: 'an entry', isSeen: true, change: into('hut_entries', { touches: ['entries'] }) }
    const assert = (own: object) =>
      assertReachesVisitors({ ...tried, server: { ...called, ...own } as unknown as PageKindServer })
    await expect(assert({})).resolves.toBeUndefined()
    await expect(assert({ dependsOn: () => ['entries'] })).resolves.toBeUndefined()
    await expect(assert({ dependsOn: () => [] })).rejects.toThrow('visitors go on seeing')
  })

  it('passes what no visitor sees and touches nothing of the page, and nothing else', async () => {
    await expect(stored(into('hut_messages', { touches: [] }))).resolves.toBeUndefined()
    await expect(stored(into('hut_messages', { touches: ['messages'] }), says)).resolves.toBeUndefined()
    await expect(stored(into('hut_messages'))).rejects.toThrow('throws away kept pages')
    await expect(stored(into('hut_messages', { touches: ['messages'] }))).rejects.toThrow('throws away kept pages')
    await expect(stored(into('hut_entries'))).rejects.toThrow("Visitors see 'a message'")
  })

  it('fails a change that makes no difference, and passes pages that no visitor opens', async () => {
    await expect(shown(into('hut_messages'))).rejects.toThrow('makes no difference')
    const restricted = { ...hut, manifest: { ...manifest, needs: ['plugin.hut.editor'] } }
    await expect(stored(into('hut_entries', { touches: [] }), restricted)).resolves.toBeUndefined()
  })

  it('draws what stands below a page, which is made of what the kind says of that', async () => {
    const below = {
      ...hut,
      answer: undefined,
      subAddresses: {
        find: async ({ db }: KindServices) => {
          const { entries } = await entriesOf(db)
          return entries.length > 0 ? { title: 'Entries', data: entries } : undefined
        },
        list: () => [],
      },
    } as unknown as PageKindServer
    const client = { load: async ({ belowData }: LoadOptions) => belowData }
    const assert = (server: PageKindServer, touches: string[], fill?: Change) =>
      assertReachesVisitors({
        ...{ client, server, what: 'an entry', isSeen: true, below: 'entries' },
        change: into('hut_entries', { touches }),
        ...(fill && { fill }),
      })
    const one = into('hut_entries')
    const saysBelow = { ...below, dependsOn: (_: unknown, { below: at }: PageAsked) => (at ? [at] : []) }
    await expect(assert(below, ['x'], one)).resolves.toBeUndefined()
    await expect(assert(saysBelow, ['entries'], one)).resolves.toBeUndefined()
    await expect(assert(saysBelow, ['x'], one)).rejects.toThrow('visitors go on seeing')
    // nothing stood there before, and so nothing was kept
    await expect(assert(saysBelow, ['x'])).resolves.toBeUndefined()
  })
})
