import { sql } from 'kysely'
import type { AnyDatabase, PageKindServices } from '@sitewright/page-kit/server'
import type { Database, Reader } from '../db/database.ts'

const accountsIn = (db: AnyDatabase) => (db as unknown as Reader).selectFrom('accounts')

/** What page kinds are told of accounts. */
export function createPeople({ read, engine }: Pick<Database, 'read' | 'engine'>): PageKindServices['people'] {
  /** As one parameter: of many neither database takes any number, and to build such a statement takes several times as long. */
  const listOf = (ids: readonly number[]) => {
    const list = JSON.stringify(ids)
    return engine === 'postgres'
      ? sql<number>`(select cast(value as integer) from json_array_elements_text(cast(${list} as json)))`
      : sql<number>`(select value from json_each(${list}))`
  }

  return {
    async named(db, ids) {
      if (ids.length === 0) return new Map()
      const rows = await accountsIn(db).where('id', 'in', listOf(ids)).select(['id', 'name', 'email']).execute()
      return new Map(rows.map(({ id, name, email }) => [id, { name, email }]))
    },

    active: (db = read as unknown as AnyDatabase) =>
      accountsIn(db)
        .where('deactivated', '=', 0)
        .select(['id', 'name', 'email'])
        .orderBy('name_key')
        .orderBy('id')
        .execute(),

    hold: (tx, id) =>
      accountsIn(tx)
        .where('id', '=', id)
        .where('deactivated', '=', 0)
        .select(['name', 'email'])
        .$if(engine === 'postgres', (query) => query.forKeyShare())
        .executeTakeFirst(),
  }
}
