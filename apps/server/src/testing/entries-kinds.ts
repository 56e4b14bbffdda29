import type { Api } from '@sitewright/api-client'
import { defineCalls, Id, Nothing } from '@sitewright/api-client/contract'
import {
  definePageKindServer,
  type AnyDatabase,
  type AnyTransaction,
  type PageAsked,
  type PageKindServer,
  type PageKindServices,
  type Touches,
} from '@sitewright/page-kit/server'
import { Type, type Static } from 'typebox'

/** Calls of these kinds, whose pages show what is in tables of their own. */
export const writeEntry = (kind: string) => `POST protected/plugin/${kind}/write-entry.json.php`
export const readEntries = (kind: string) => `GET protected/plugin/${kind}/get-entries.json.php`

const Write = Type.Object({
  id: Id,
  words: Type.String(),
  /** True for what no visitor sees. */
  hidden: Type.Optional(Type.Boolean()),
  fails: Type.Optional(Type.Boolean()),
})
type Write = Static<typeof Write>

interface SaysMore {
  touches: (input: Write) => Touches
  dependsOn?: (id: number) => readonly string[]
}

/** A kind whose pages show the entries of a table of its own; anyone who may open one may write into it. */
function entriesKind(kind: string, says?: SaysMore): PageKindServer {
  const table = `${kind}_entries`
  const entriesOf = async (db: AnyDatabase, id: number) =>
    (
      await db
        .selectFrom(table)
        .where('page_id', '=', id)
        .where('hidden', '=', 0)
        .orderBy('words')
        .select('words')
        .execute()
    ).map(({ words }) => words)
  return definePageKindServer({
    manifest: {
      kind,
      title: kind,
      detail: 'Entries.',
      permissions: { [`plugin.${kind}.editor`]: 'Edit entries' },
      editor: `plugin.${kind}.editor`,
    },
    blank: () => '',
    clean: () => '',
    text: () => '',
    migrations: {
      '0001-entries': {
        async up(db: AnyDatabase) {
          await db.schema
            .createTable(table)
            .addColumn('page_id', 'integer', (c) => c.notNull().references('pages.id').onDelete('cascade'))
            .addColumn('words', 'text', (c) => c.notNull())
            .addColumn('hidden', 'integer', (c) => c.notNull())
            .execute()
        },
      },
    },
    ...(says?.dependsOn && { dependsOn: (_: PageKindServices, { id }: PageAsked) => says.dependsOn?.(id) ?? [] }),
    answer: async ({ db }: PageKindServices, { id }: PageAsked) => ({ entries: await entriesOf(db, id) }),
    calls: defineCalls({
      [writeEntry(kind)]: { summary: 'Writes an entry', access: 'anyone', input: Write, reply: Nothing },
      [readEntries(kind)]: {
        summary: 'Reads the entries of a page',
        access: 'anyone',
        input: Type.Object({ id: Id }),
        reply: Type.Object({ entries: Type.Array(Type.String()) }),
      },
    }),
    handlers: ({ db, write }: PageKindServices) => ({
      [writeEntry(kind)]: async (input: Write) => {
        const { id, words, hidden, fails } = input
        const work = async (tx: AnyTransaction) => {
          await tx
            .insertInto(table)
            .values({ page_id: id, words, hidden: hidden ? 1 : 0 })
            .execute()
          if (fails) throw new Error('not after all')
        }
        await (says ? write(work, { touches: () => says.touches(input) }) : write(work))
        return {}
      },
      [readEntries(kind)]: async ({ id }: { id: number }) => ({ entries: await entriesOf(db, id) }),
    }),
  } as unknown as PageKindServer)
}

/** Says nothing of what its writes touch, and of what its pages are made of, as kinds did at first. */
export const diaryKind = entriesKind('diary')

const touches = ({ id, hidden }: Write) => (hidden ? [] : [`entries ${id}`])

/** Says what its writes touch, and not what its pages are made of. */
export const logKind = entriesKind('log', { touches })

/** Says which of its pages a write makes different. */
export const hutKind = entriesKind('hut', {
  touches,
  dependsOn: (id) => [`entries ${id}`],
})

/** Asks for the entries of the page that a text names, such as `hut 7`; undefined where it names none. */
export async function askEntries(api: Api, text: unknown): Promise<unknown> {
  const [, kind, id] = /\b(hut|log|diary) (\d+)/.exec(String(text)) ?? []
  const call = api as unknown as (key: string, input: { id: number }) => Promise<unknown>
  return kind && call(readEntries(kind), { id: Number(id) })
}
