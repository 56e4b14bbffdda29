// node tools/test.ts [--quick]
// Runs everything that must hold, to the end even if a part fails, looks a second time at what failed, and prints one sum
// over all runners. What ran before for the same inputs is replayed; `SITEWRIGHT_NO_CACHE=1` runs all of it.
// `--quick` leaves out what needs a browser or PostgreSQL.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, ensureHeadlessShell } from './setup/chromium.ts'
import { ensureNginx } from './setup/nginx.ts'
import { ensurePostgres } from './setup/postgres.ts'
import { plainChecks, testCheck, type TestTarget } from './test/checks.ts'
import { endDescendants } from './test/end-descendants.ts'
import { measurePace } from './test/pace.ts'
import { failure, leftReports, resultsFolder, type Outcome } from './test/report.ts'
import { lookAgain } from './test/second-look.ts'
import { serverTargets } from './test/server-tests.ts'
import { printSummary, writeSummary } from './test/summary.ts'
import { makeTemporaryFolder } from './test/temporary-folder.ts'
import { readTestedTree } from './test/tested-tree.ts'
import { readPackages, type WorkspacePackage } from './workspace/packages.ts'
import { readTestTargets } from './workspace/test-targets.ts'

/** A project with tests: a package, or a folder of tools/ that has no manifest. */
type Tested = Pick<WorkspacePackage, 'name' | 'folder'> & Partial<WorkspacePackage>

/** Minutes after which a run ends by itself, with what it knows. */
const maxRunMinutes = 75

const quick = process.argv.includes('--quick')
const started = Date.now()
const outcomes: Outcome[] = []
// A report of an earlier run must never count.
rmSync(resultsFolder, { recursive: true, force: true })
process.env.TMPDIR = makeTemporaryFolder()
// What cleans up after itself more rarely takes a sixth of the time less, and more memory.
process.env.NODE_OPTIONS ??= '--max-semi-space-size=64'
process.env.GOGC ??= '400'
process.env.GOMEMLIMIT ??= '6GiB'
// What a test starts as a program of its own was mostly started before: Node need not read and compile it again.
process.env.NODE_COMPILE_CACHE = join(process.env.TMPDIR, 'compiled')
process.env.SITEWRIGHT_PACE ??= String(measurePace())
console.log(`Limits of time: ${process.env.SITEWRIGHT_PACE} × those of a fast machine`)

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => {
    // Nx ends with a code of its own where it is ended, and the next row would begin
    endDescendants()
    process.exit(code)
  })

const tested = readTestedTree()
const ending = setTimeout(endEarly, maxRunMinutes * 60_000)

if (!quick) {
  await provide('CHROMIUM_PATH', ensureChromium)
  await provide('HEADLESS_SHELL_PATH', ensureHeadlessShell)
  await provide('PG_BIN', ensurePostgres)
  await provide('NGINX_PATH', ensureNginx)
}
const source = '--conditions=@sitewright/source'
note(
  await plainChecks([
    [nxCheck('types'), ['build', 'node', ['tools/process/build.ts']]],
    [
      nxCheck('format'),
      nxCheck('lint', 'lint-all'),
      ['reference pages', 'node', [source, 'tools/docs/generate.ts', '--check']],
      ['links in the documents', 'node', ['tools/docs/check-links.ts']],
      ['subjects of commits', 'node', ['tools/checks/commit-subjects.ts']],
    ],
  ]),
)
await noteTests('tools', nxRun('tools'), [{ project: 'checks', target: 'tools', report: 'tools' }])
await (quick ? quickTests() : allTests())
for (const [index, outcome] of outcomes.entries()) outcomes[index] = await lookAgain(outcome)
end()

/** Says what is known, and how it went. */
function end() {
  clearTimeout(ending)
  const now = readTestedTree()
  if (now.tree !== tested.tree) note([failure('the files', 'changed while they were tested')])
  printSummary(outcomes, started)
  if (!quick) writeSummary(outcomes, started, tested)
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
}

/** Ends a run that takes too long: what it remembers need not run again. */
function endEarly() {
  endDescendants()
  const known = new Set(outcomes.map(({ name }) => name))
  note(leftReports().filter(({ name }) => !known.has(name)))
  note([failure('all tests', `did not end within ${maxRunMinutes} minutes`)])
  end()
  process.exit(1)
}

function note(more: Outcome[]) {
  outcomes.push(...more)
}

/** Sets a variable for the tests to what an installer finds or brings; a failure counts, and the rest goes on. */
async function provide(variable: string, ensure: () => string | Promise<string>) {
  try {
    process.env[variable] = await ensure()
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    console.error(`sitewright: ${problem}`)
    note([failure(variable, problem)])
  }
}

async function allTests() {
  const projects = testedPackages()
  // The journeys wait for a real server in a real browser, which take their time when stories run beside them; so do
  // several servers, which promise one another to be quick.
  const journeys = projects.filter(isOneOf('e2e'))
  const server = projects.filter(isOneOf('server', 'kind-journeys'))
  const stories = projects.filter(isOneOf('storybook'))
  const packages = projects.filter((each) => !isOneOf('e2e', 'server', 'kind-journeys', 'storybook')(each))
  // Three rows that take about as long, so that none of them runs alone in the end.
  await Promise.all([
    nxTests('server and looks', [...server, ...tools('visual', 'release', 'image')], { parallel: 1 }),
    nxTests('stories and outside', [...stories, ...tools('outside')], { parallel: 1 }),
    nxTests('packages', packages, { parallel: 1 }),
  ])
  // one folder after the other: each has three workers
  await nxTests('journeys', journeys, { parallel: 1 })
  await nxTests('several servers', tools('cluster'))
}

function isOneOf(...folders: string[]) {
  return ({ folder }: Tested) => folders.includes(folder)
}

async function quickTests() {
  const packages = testedPackages().filter((each) => !isOneOf('e2e', 'storybook', 'server', 'kind-journeys')(each))
  const journeys = { project: '@sitewright/kind-journeys', target: 'test-sqlite', report: 'kind-journeys-sqlite' }
  const onSqlite = [...serverTargets(['sqlite']), journeys]
  // Both are cached, so that after a change only what it concerns runs. Vitest takes one core of two.
  await Promise.all([
    nxTests('tests of the packages', packages),
    noteTests('server', ['run-many', '--target=test-sqlite', '--parallel=2', '--outputStyle=static'], onSqlite),
  ])
}

function testedPackages(): Tested[] {
  const projects = new Set(readTestTargets().map(({ project }) => project))
  return readPackages().filter(({ name }) => projects.has(name))
}

/** Checks that are no package's: each has a project.json in its folder of tools/. */
function tools(...names: string[]): Tested[] {
  return names.map((name) => ({ name, folder: name }))
}

function nxTests(name: string, projects: Tested[], { parallel = 2 } = {}) {
  const names = projects.map((each) => each.name).join(',')
  const args = ['run-many', '--target=test', `--projects=${names}`, `--parallel=${parallel}`, '--outputStyle=static']
  return noteTests(name, args, projects.flatMap(targetsOf))
}

async function noteTests(name: string, args: string[], targets: TestTarget[]) {
  note(await testCheck(name, 'nx', args, targets))
}

/**
 * One of the checks of everything in tools/checks/project.json, remembered as tests are. Types have one checker: several
 * work out the same types, in twice the processor time.
 */
function nxCheck(name: string, target = name): [name: string, tool: string, args: string[]] {
  return [name, 'nx', nxRun(target)]
}

function nxRun(target: string) {
  return ['run', `checks:${target}`, '--outputStyle=static']
}

/** Where a project's tests are several targets, its target `test` consists of them. */
function targetsOf(of: Tested): TestTarget[] {
  return readTestTargets().filter(({ project }) => project === of.name)
}
