import { sql } from 'kysely'
import { isPostgres, type AnyDb } from '../../db/engine.ts'
import { CommandError } from '../command-error.ts'

/**
 * Looks through a whole SQLite file for damage, which a copy would take over. PostgreSQL looks after itself.
 *
 * @throws {CommandError} telling what is wrong.
 */
export async function assertWhole(db: AnyDb): Promise<void> {
  if (isPostgres(db)) return
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const finding = rows[0]?.quick_check
  if (finding !== 'ok') throw new CommandError(`The database is damaged: ${finding}`)
}
