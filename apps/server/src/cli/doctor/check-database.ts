import { sql } from 'kysely'
import { isPostgres, type AnyDb } from '../../db/engine.ts'
import { kindFailures, orphanedTables } from '../../db/orphaned-data.ts'
import { isCoreMigration, migrationsByName, type KindMigrations } from '../../db/migrate.ts'
import { amount } from '../amount.ts'
import { appliedMigrations, tableNames } from '../../db/site-tables.ts'
import { failure, ok, warning, type Finding } from './finding.ts'

/** Whether the file is whole, and every row refers to one that is there. */
export async function checkIntegrity(db: AnyDb): Promise<Finding> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    return ok('Database', `PostgreSQL ${rows[0]?.server_version}`)
  }
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db)
  const findings = rows.map((row) => row.integrity_check)
  if (findings[0] !== 'ok') return failure('Database', 'The SQLite file is damaged: restore a backup', findings)
  const { rows: broken } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
  if (broken.length > 0)
    return failure(
      'Database',
      `${amount(broken.length, 'row')} refer to missing rows: restore a backup`,
      broken.slice(0, 10).map(({ table, parent }) => `a row of '${table}' to one of '${parent}'`),
    )
  return ok('Database', 'The SQLite file is intact')
}

/** Whether the tables are those of this program. */
export async function checkMigrations(db: AnyDb, kinds: KindMigrations): Promise<Finding> {
  const done = await appliedMigrations(db)
  if (done.length === 0) return failure('Tables', "There are none yet: 'sitewright start' creates them")
  const all = Object.keys(migrationsByName(kinds))
  const unknown = done.filter((step) => !all.includes(step))
  const newer = unknown.find(isCoreMigration)
  if (newer !== undefined)
    return failure('Tables', `They belong to a newer Sitewright (migration '${newer}'): please update`)
  // a step that failed is told as that, and runs when it is mended
  const failed = [...(await kindFailures(db)).keys()]
  const pending = all.filter((step) => !done.includes(step) && !failed.some((kind) => step.startsWith(`${kind}-`)))
  if (pending.length > 0)
    return warning('Tables', `The next start runs ${amount(pending.length, 'migration')}: back up first`, pending)
  if (unknown.length > 0)
    return warning(
      'Tables',
      "They contain data of page kinds that are no longer installed: 'sitewright drop-orphaned-data' deletes it",
      unknown,
    )
  return ok('Tables', `Up to date (${done.findLast(isCoreMigration)})`)
}

/** Whether what page kinds do at certain times has failed the last time; nothing where no kind does anything. */
export async function checkJobs(db: AnyDb): Promise<Finding[]> {
  if (!(await tableNames(db)).includes('kind_jobs')) return []
  const { rows } = await sql<{ kind: string; name: string; failures: number; error: string }>`
    select kind, name, failures, error from kind_jobs order by kind, name`.execute(db)
  if (rows.length === 0) return []
  const failed = rows.filter(({ failures }) => failures > 0)
  if (failed.length === 0) return [ok('Jobs', `${amount(rows.length, 'job')} of page kinds, none of which failed`)]
  return [
    warning(
      'Jobs',
      'Some jobs of page kinds failed the last time: the log says why',
      failed.map(({ kind, name, failures, error }) => `${kind}, ${name}: ${failures} times, ${error}`),
    ),
  ]
}

/** Whether page kinds are left out, and whether data wait for one that is not installed. */
export async function checkOrphanedData(db: AnyDb): Promise<Finding[]> {
  const leftOut = [...(await kindFailures(db))].map(([kind, reason]) => `${kind}, in migration ${reason}`)
  const waiting = await orphanedTables(db)
  return [
    ...(leftOut.length > 0
      ? [failure('Page kinds', 'Some are disabled: their tables could not be migrated', leftOut)]
      : []),
    ...(waiting.length > 0
      ? [warning('Page kinds', 'Data is stored until their page kinds are installed', waiting)]
      : []),
  ]
}

/** Whether any administrator can log in. */
export async function checkAdministrators(db: AnyDb): Promise<Finding> {
  const { rows } = await sql<{ accounts: number }>`
    select count(distinct accounts.id) as accounts from accounts
    join role_accounts on role_accounts.account_id = accounts.id
    join role_permissions on role_permissions.role_id = role_accounts.role_id
    where permission = 'core.admin' and deactivated = 0 and password_hash is not null`.execute(db)
  const count = rows[0]?.accounts ?? 0
  return count === 0
    ? failure('Administrators', "No account with core.admin can log in: 'sitewright create-admin' creates one")
    : ok('Administrators', amount(count, 'account'))
}

/** Seconds after which an email should long have been handed over. */
const hour = 60 * 60

/** Whether emails wait that should not. */
export async function checkOutbox(db: AnyDb, now: number): Promise<Finding> {
  const { rows } = await sql<{ state: string; mails: number; error: string }>`
    select state, count(*) as mails, max(error) as error from outbox
    where state = 'failed' or created < ${now - hour} group by state order by state`.execute(db)
  const details = rows.map(({ state, mails, error }) =>
    state === 'failed'
      ? `${amount(mails, 'email')} could not be delivered: ${error}`
      : `${amount(mails, 'email')} waiting for more than an hour${error ? `: ${error}` : ''}`,
  )
  return details.length > 0
    ? warning('Outbox', 'Emails are stuck: the Mail screen shows them and can retry them', details)
    : ok('Outbox', 'Nothing is stuck')
}

/** Seconds by which two clocks may differ. */
const tolerance = 60

/** Whether the clock of this machine can be right: sessions, links and publishing times go by it. */
export async function checkClock(db: AnyDb, now: number): Promise<Finding> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(time) as newest from (
      select max(saved) as time from page_contents union all select max(last_seen) from sessions
      union all select max(lastlogin) from accounts union all select max(created) from outbox) as times`.execute(db)
  const ahead = (rows[0]?.newest ?? 0) - now
  if (ahead > tolerance)
    return failure('Clock', `It is ${amount(ahead, 'second')} behind times already stored: set this machine's clock`)
  const there = isPostgres(db) ? await clockOfPostgres(db) : now
  return Math.abs(there - now) > tolerance
    ? warning('Clock', `It is ${amount(Math.abs(there - now), 'second')} off PostgreSQL's: correct the wrong clock`)
    : ok('Clock', new Date(now * 1000).toISOString())
}

async function clockOfPostgres(db: AnyDb): Promise<number> {
  const { rows } = await sql<{ now: string }>`select extract(epoch from clock_timestamp()) as now`.execute(db)
  return Math.floor(Number(rows[0]?.now))
}
