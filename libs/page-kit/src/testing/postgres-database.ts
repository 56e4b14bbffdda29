import { Kysely, PostgresDialect, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { AnyDatabase } from '../server/page-kind-server.ts'
import type { SiteDatabase } from './site-database.ts'

/** PostgreSQL's type number of bigint, which pg gives as text; the server has numbers. */
const int8 = 20

/**
 * A schema of its own in the PostgreSQL at this address, where the user has to be allowed to make one. Connections that are
 * idle keep no test run from ending.
 */
export async function postgresDatabase(url: string): Promise<SiteDatabase> {
  const { default: pg } = await import('pg')
  const name = `sitewright_test_${randomUUID().replaceAll('-', '')}`
  const pool = new pg.Pool({
    connectionString: url,
    options: `-c search_path=${name}`,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)),
    },
  })
  // anyone who uses a connection that is lost is told by what was asked; of an idle one Node would end the process
  pool.on('error', () => {})
  const db: AnyDatabase = new Kysely({ dialect: new PostgresDialect({ pool }) })
  await db.schema.createSchema(name).execute()

  return {
    db,
    engine: 'postgres',
    async close() {
      await sql`drop schema ${sql.id(name)} cascade`.execute(db)
      await db.destroy()
    },
  }
}
