import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aptInstall } from './apt-install.ts'

// Debian starts a database server along with the package, unless told not to. The tests start their own.
const noCluster = '/etc/postgresql-common/createcluster.d/sitewright-tests.conf'

/**
 * The folder of PostgreSQL's programs: PG_BIN if set, the newest that is there, or one installed now.
 *
 * @throws with what to do when none can be had.
 */
export function ensurePostgres(): string {
  const named = process.env['PG_BIN']
  if (named) {
    if (isComplete(named)) return named
    throw new Error(`PG_BIN is ${named}, which holds no initdb and postgres`)
  }
  const installed = () =>
    aptInstall(['postgresql'], {
      before: `mkdir -p ${dirname(noCluster)}; echo 'create_main_cluster = false' >${noCluster}`,
      after: `rm -f ${noCluster}`,
    })
  const found = find() ?? (installed() ? find() : undefined)
  if (found) return found
  throw new Error('no PostgreSQL to test with: install its server, or name the folder of its programs in PG_BIN')
}

function find() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a))
  return [asked, ...debian].find((folder) => folder && isComplete(folder))
}

function versionOf(folder: string) {
  return Number(folder.split('/').at(-2))
}

function isComplete(folder: string) {
  return ['initdb', 'postgres', 'pg_ctl'].every((program) => existsSync(join(folder, program)))
}
