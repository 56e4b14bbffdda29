import { ConfigError, readConfig, type Config } from '../../config.ts'
import { loadKinds } from '../../kinds/installed-kinds.ts'
import { lineOf } from '../command-error.ts'
import type { Console } from '../console.ts'
import { migrationsOf } from '../../db/migrate.ts'
import { withSnapshot } from '../data/snapshot.ts'
import { checkDataFolder } from './check-data-folder.ts'
import {
  checkAdministrators,
  checkClock,
  checkIntegrity,
  checkJobs,
  checkOrphanedData,
  checkOutbox,
  checkMigrations,
} from './check-database.ts'
import { checkFiles } from './check-files.ts'
import { checkAddress, checkMail, checkNode } from './check-program.ts'
import { failure, ok, type Finding } from './finding.ts'

export interface ExamineOptions {
  environment: Readonly<Record<string, string | undefined>>
  console: Pick<Console, 'progress'>
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** Looks at everything that a site needs, and changes nothing. What cannot be looked at counts as a failure. */
export async function examine({ environment, console, clock = Date.now }: ExamineOptions): Promise<Finding[]> {
  const findings = [checkNode()]
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [...findings, failure('Configuration', error.message)]
  }
  findings.push(ok('Configuration', 'All settings are valid'), checkAddress(config), checkMail(config))
  findings.push(...(await checkDataFolder(config)))
  const { broken, migrations } = await installedKinds(config)
  findings.push(broken)

  const database = await attempt('Database', () =>
    withSnapshot(config, async (db) => {
      const whole = await checkIntegrity(db)
      const steps = await checkMigrations(db, migrations)
      if (whole.state === 'failure' || steps.state === 'failure') return [whole, steps]
      const now = Math.floor(clock() / 1000)
      return [
        whole,
        steps,
        ...(await checkOrphanedData(db)),
        await checkAdministrators(db),
        await checkOutbox(db, now),
        ...(await checkJobs(db)),
        await checkClock(db, now),
      ]
    }),
  )
  findings.push(...database)
  if (database.some(({ check, state }) => ['Database', 'Tables'].includes(check) && state === 'failure'))
    return findings
  return [...findings, ...(await attempt('Files', () => checkFiles(config, console)))]
}

async function installedKinds({ siteFolder }: Config) {
  const errors: string[] = []
  const kinds = await loadKinds(({ package: name, error }) => void errors.push(`${name}: ${lineOf(error)}`), siteFolder)
  const broken =
    errors.length > 0
      ? failure('Page kinds', 'Some could not be loaded: their pages cannot be shown', errors)
      : ok('Page kinds', kinds.map(({ manifest }) => manifest.kind).join(', '))
  return { broken, migrations: migrationsOf(kinds) }
}

async function attempt(check: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    return [failure(check, lineOf(error))]
  }
}
