// node tools/test.ts [--quick]
// Runs everything that must hold, to the end even if a part fails, and prints one sum over all runners.
// `--quick` leaves out what needs a browser or PostgreSQL.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './setup/chromium.ts'
import { ensureNginx } from './setup/nginx.ts'
import { ensurePostgres } from './setup/postgres.ts'
import { plainChecks, testCheck } from './test/checks.ts'
import { failure, resultsFolder, type Outcome } from './test/report.ts'
import { printSummary } from './test/summary.ts'
import { makeTemporaryFolder } from './test/temporary-folder.ts'
import { readPackages, type WorkspacePackage } from './workspace/packages.ts'

/** A project with tests: a package, or a folder of tools/ that has no manifest. */
type Tested = Pick<WorkspacePackage, 'name' | 'folder'> & Partial<WorkspacePackage>

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

if (!quick) {
  await provide('CHROMIUM_PATH', ensureChromium)
  await provide('PG_BIN', ensurePostgres)
  await provide('NGINX_PATH', ensureNginx)
}
const source = '--conditions=@sitewright/source'
outcomes.push(
  ...(await plainChecks([
    [
      // several checkers of one project work out the same types: twice the processor time
      ['types', 'tsc', ['-b', '--checkers', '1']],
      ['build', 'node', ['tools/process/build.ts']],
    ],
    [
      ['format', 'prettier', ['--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.']],
      ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
      ['reference pages', 'node', [source, 'tools/docs/generate.ts', '--check']],
      ['links in the documents', 'node', ['tools/docs/check-links.ts']],
    ],
  ])),
  ...(await vitest('tools')),
  ...(await (quick ? quickTests() : allTests())),
)
printSummary(outcomes, Math.round((Date.now() - started) / 1000))
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0

/** Sets a variable for the tests to what an installer finds or brings; a failure counts, and the rest goes on. */
async function provide(variable: string, ensure: () => string | Promise<string>) {
  try {
    process.env[variable] = await ensure()
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    console.error(`sitewright: ${problem}`)
    outcomes.push(failure(variable, problem))
  }
}

async function allTests() {
  const tested = testedPackages()
  // The journeys wait for a real server in a real browser, which take their time when stories run beside them; so do
  // several servers, which promise one another to be quick.
  const journeys = tested.filter(isOneOf('e2e'))
  const server = tested.filter(isOneOf('server', 'kind-journeys'))
  const stories = tested.filter(isOneOf('storybook'))
  const packages = tested.filter((each) => !isOneOf('e2e', 'server', 'kind-journeys', 'storybook')(each))
  // Three rows that take about as long, so that none of them runs alone in the end.
  const side = await Promise.all([
    nxTests('server and looks', [...server, ...tools('visual', 'release')], { parallel: 1 }),
    nxTests('stories and outside', [...stories, ...tools('outside')], { parallel: 1 }),
    nxTests('packages', packages, { parallel: 1 }),
  ])
  return [
    ...side.flat(),
    ...(await nxTests('journeys', journeys)),
    ...(await nxTests('several servers', tools('cluster'))),
  ]
}

function isOneOf(...folders: string[]) {
  return ({ folder }: Tested) => folders.includes(folder)
}

async function quickTests() {
  const packages = testedPackages().filter((each) => !isOneOf('e2e', 'storybook', 'server', 'kind-journeys')(each))
  // Both are cached, so that after a change only what it concerns runs. Vitest takes one core of two.
  const sides = await Promise.all([
    nxTests('tests of the packages', packages),
    testCheck(
      'server',
      'nx',
      ['run-many', '--target=test-sqlite', '--parallel=1', '--outputStyle=static'],
      ['server-sqlite', 'kind-journeys-sqlite'],
    ),
  ])
  return sides.flat()
}

function testedPackages(): Tested[] {
  return readPackages().filter(({ manifest }) => manifest?.scripts?.['test'])
}

/** Checks that are no package's: each has a project.json in its folder of tools/. */
function tools(...names: string[]): Tested[] {
  return names.map((name) => ({ name, folder: name }))
}

function nxTests(name: string, projects: Tested[], { parallel = 2 } = {}) {
  const names = projects.map((each) => each.name).join(',')
  const args = ['run-many', '--target=test', `--projects=${names}`, `--parallel=${parallel}`, '--outputStyle=static']
  return testCheck(name, 'nx', args, projects.map(reportName))
}

function vitest(project: string) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=.results/${project}.json`]
  return testCheck(project, 'vitest', ['run', `--project=${project}`, ...reporters], [project])
}

/** The name of a package's report: the last part of `--outputFile.json=.results/<name>.json` in its test script. */
function reportName({ folder, manifest }: Tested) {
  return /\.results\/([\w-]+)\.json/.exec(manifest?.scripts?.['test'] ?? '')?.[1] ?? folder
}
