import type { CompiledQuery } from 'kysely'
import { scansOf } from './query-plans.ts'
import type { TestServer } from './test-server.ts'

/** Tables of which somebody made each row on one screen, or the program did. Any other may have any number of rows. */
const small: ReadonlySet<string> = new Set([
  'settings',
  'secrets',
  'roles',
  'role_permissions',
  'known_permissions',
  'page_types',
  'menu_items',
  'menu_roles',
  'day_keys',
  'kept_data',
])

/** Queries of the core that look at each row of a large table all the same, by a part of their text, with the reason. */
const allowed: readonly (readonly [part: string, reason: string])[] = [
  ['from "pages" order by "id"', 'the documented list of pages is whole; kept until a page changes'],
  ['where "url" <>', 'the routes of app-setup are whole, and no database folds letters alike; kept likewise'],
  ['from "page_roles"', 'with the routes'],
  ['distinct "directive", "source"', 'kept until a page loads something from elsewhere, or no longer does'],
  ['from "accounts" left join "second_factors"', 'the documented list of accounts is whole'],
  ['"email", "email_key", "name" from "accounts"', 'the documented list of members has everybody'],
  ['from "accounts" group by "email_key"', 'counted once a minute, or when there is a new account'],
  ['order by "id" desc limit', 'ends after the first rows'],
  [
    '"list_id"',
    'one page of a list, read in the order of an index, ends after its rows; read-paged.db.test.ts proves it',
  ],
  ['"list_total"', 'with the first page of a list; stops at 10,000 rows, or counts an index'],
  ['having count(*) = 1 and min(role_id)', 'what a role is the last to see is looked for when somebody deletes it'],
]

export interface ScanCheck {
  /** For the server's option of the same name. */
  onQuery: (query: CompiledQuery) => void
  /** What was asked for during the work, and looks at each row of a table that may have any number of them. */
  during: (server: TestServer, work: () => Promise<unknown>) => Promise<string[]>
}

export interface ScanExceptions {
  /** More tables as above. */
  small?: readonly string[]
  /** More queries as above. */
  allowed?: readonly (readonly [part: string, reason: string])[]
}

/** Finds queries that become slower with the size of a site. */
export function createScanCheck(exceptions: ScanExceptions = {}): ScanCheck {
  const fine = new Set([...small, ...(exceptions.small ?? [])])
  const parts = [...allowed, ...(exceptions.allowed ?? [])].map(([part]) => part)
  let asked: Map<string, CompiledQuery> | undefined

  async function during({ services: { database } }: TestServer, work: () => Promise<unknown>): Promise<string[]> {
    const queries = new Map<string, CompiledQuery>()
    asked = queries
    await work()
    asked = undefined
    const tables = new Set((await database.raw.introspection.getTables()).map(({ name }) => name))
    const found: string[] = []
    for (const query of queries.values()) {
      if (parts.some((part) => query.sql.includes(part))) continue
      for (const { table, step } of await scansOf(database, query))
        if (tables.has(table) && !fine.has(table)) found.push(`${step}: ${query.sql}`)
    }
    return found
  }

  return { onQuery: (query) => asked?.set(query.sql, query), during }
}
