import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { AnyDb } from '../../db/engine.ts'
import { pageKindsOf } from '../../kinds/page-kinds.ts'
import { createPlaces, onPostgres } from '../../testing/command-site.ts'
import { listKind } from '../../testing/test-kinds.ts'
import { loadSite } from './load-site.ts'
import { createTableChecksummer, rowFromText, rowToText } from '../../db/row-text.ts'
import { lastIds } from '../../db/site-tables.ts'
import { withSnapshot } from './snapshot.ts'
import { readTable } from './table-rows.ts'
import { targetAt } from './target.ts'

const places = createPlaces()
afterEach(() => places.remove())

/** A page kind with columns of every sort. */
const kinds = pageKindsOf([
  {
    ...listKind,
    manifest: { ...listKind.manifest, kind: 'odd' },
    migrations: {
      '0001-odd': {
        async up(db: AnyDb) {
          await sql`create table odd (
            "order" integer primary key, flag boolean, data ${sql.raw(onPostgres() ? 'bytea' : 'blob')}, share double precision
          )`.execute(db)
        },
      },
    },
  },
])

const rows = [
  { order: 1, flag: 1, data: { $bytes: 'AAH/' }, share: 0.1 },
  { order: 2, flag: 0, data: { $bytes: '' }, share: -1e300 },
  { order: 3, flag: null, data: null, share: null },
]
const lines = rows.map((row) => rowToText(rowFromText(JSON.stringify(row))))

function load(place: ReturnType<typeof readConfig>, given: readonly string[] = lines) {
  const summer = createTableChecksummer()
  for (const line of lines) summer.add(line)
  return targetAt(place).replace((tx) =>
    loadSite(tx, {
      expected: { odd: { rows: lines.length } },
      steps: ['odd-0001-odd'],
      kinds,
      progress: () => {},
      async fill(insert) {
        await insert('odd', given)
        return { tables: { odd: summer.result() }, lastIds: { accounts: 41, gone: 3 } }
      },
    }),
  )
}

describe('loading a site', () => {
  it('brings columns of every type to either database', async () => {
    const place = readConfig(await places.environment())
    await load(place)
    const found: string[] = []
    await withSnapshot(place, async (db) => {
      await readTable(db, 'odd', async (some) => void found.push(...some))
      const flags = await db.selectFrom('odd').select('flag').orderBy('order').execute()
      expect(flags.map(({ flag }) => flag)).toEqual(onPostgres() ? [true, false, null] : [1, 0, null])
    })
    expect(found).toEqual(lines)
  })

  it('fails and leaves nothing when rows did not arrive unchanged', async () => {
    const place = readConfig(await places.environment())
    const altered = lines.map((line) => line.replace('0.1', '0.2'))
    await expect(load(place, altered)).rejects.toThrow("The table 'odd' was not copied completely: 3 of 3 rows")
    await expect(load(place, lines.slice(1))).rejects.toThrow("The table 'odd' was not copied completely: 2 of 3 rows")
    expect(await targetAt(place).isOccupied()).toBe(false)
  })

  it('gives out no id twice', async () => {
    const place = readConfig(await places.environment())
    await load(place)
    expect((await withSnapshot(place, lastIds))['accounts'] ?? 0).toBe(0)
    await targetAt(place).replace((tx) =>
      loadSite(tx, {
        expected: {},
        steps: ['0001-core'],
        kinds: new Map(),
        progress: () => {},
        fill: async () => ({ tables: {}, lastIds: { accounts: 41, gone: 3 } }),
      }),
    )
    expect(await withSnapshot(place, lastIds)).toMatchObject({ accounts: 41 })
  })
})

describe('a row as text', () => {
  it('is the same for the same row, whatever the order of its columns', () => {
    expect(rowToText({ b: true, a: 'x', c: null })).toBe('{"a":"x","b":1,"c":null}')
    expect(rowFromText(rowToText({ data: Buffer.from([1, 2]) }))).toEqual({ data: Buffer.from([1, 2]) })
    expect(() => rowToText({ when: new Date() })).toThrow(
      "The column 'when' holds a value that is no number, text or bytes",
    )
  })

  it('has a checksum that ignores the order of rows and detects every difference', () => {
    const sumOf = (...texts: string[]) => {
      const summer = createTableChecksummer()
      for (const text of texts) summer.add(text)
      return summer.result()
    }
    expect(sumOf('a', 'b')).toEqual(sumOf('b', 'a'))
    expect(sumOf('a', 'a')).not.toEqual(sumOf('a'))
    expect(sumOf('a', 'a').sum).not.toBe(sumOf('b', 'b').sum)
  })
})
