// node tools/test/server-tests.ts DATABASE GROUP
// Runs one group of the server's tests on `sqlite` or `postgres`: what a target of apps/server/project.json does.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'

/** The databases that the server's tests run on, as vitest's projects are named after them. */
export const databases = ['sqlite', 'postgres'] as const

export type TestedDatabase = (typeof databases)[number]

/** The rooms whose tests need the app and no more than that; what is in none of them is of the group `commands`. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  accounts: ['access', 'accounts', 'audit', 'human-check', 'roles'],
  calls: ['calls', 'db', 'files', 'mail'],
  delivery: ['delivery', 'http', 'metrics', 'purging', 'text'],
  pages: [
    ...['kinds', 'links', 'look', 'menu', 'overview', 'pages', 'presence', 'search', 'settings', 'share-pictures'],
  ],
}

/** Tests of these rooms that need the whole program, its commands or the installed page kinds. */
const programs = [
  'calls/open-api.test.ts',
  'db/migrations/released-databases.db.test.ts',
  'human-check/outbound.test.ts',
  'mail/crash.db.test.ts',
]

/** Tests that need the built site too. */
const served = ['cli/serve.test.ts']

/** The groups that the server's tests are run and remembered by. */
const groups = [...Object.keys(rooms), 'commands', 'served']

const source = join(root, 'apps/server/src')

/** The group of a test file, by its path from the folder of the server's source. */
export function groupOf(path: string): string {
  if (served.includes(path)) return 'served'
  const [room = ''] = path.split('/')
  const group = Object.entries(rooms).find(([, each]) => each.includes(room))?.[0]
  return group && !programs.includes(path) ? group : 'commands'
}

/**
 * What vitest is told to run, but for its reporters.
 *
 * @param tests a group, or files by their whole paths.
 */
export function groupArguments(database: string, tests: string | readonly string[]): string[] {
  return ['--project', `server-${database}`, ...(typeof tests === 'string' ? filesOf(database, tests) : tests)]
}

/** The whole paths of a group's test files for a database. */
function filesOf(database: string, group: string) {
  const files = globSync('**/*.test.ts', { cwd: source }).filter(
    (path) => groupOf(path) === group && isFor(database, path),
  )
  return files.toSorted().map((path) => join(source, path))
}

/** As vitest.config.ts has it. */
function isFor(database: string, path: string) {
  return database === 'postgres' ? /\.(db|postgres)\.test\.ts$/.test(path) : !path.endsWith('.postgres.test.ts')
}

/** The database and the group behind a report; undefined where it is none of the server's. */
export function groupOfReport(report: string): { database: string; group: string } | undefined {
  const [, database, group] = /^server-(sqlite|postgres)-(\w+)$/.exec(report) ?? []
  return database && group ? { database, group } : undefined
}

/** The targets that run these tests, with the reports that they leave. */
export function serverTargets(on: readonly TestedDatabase[]) {
  return on.flatMap((database) =>
    groups
      .filter((group) => filesOf(database, group).length > 0)
      .map((group) => ({
        project: '@sitewright/server',
        target: `${database}-${group}`,
        report: `server-${database}-${group}`,
      })),
  )
}

if (import.meta.main) {
  const [, , database = '', group = ''] = process.argv
  const report = `server-${database}-${group}`
  // told no file, vitest would run all
  if (filesOf(database, group).length === 0) throw new Error(`The server has no tests ${database} ${group}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=.results/${report}.json`]
  const { code } = await runTool('vitest', ['run', ...reporters, ...groupArguments(database, group)])
  process.exitCode = code ?? 1
}
