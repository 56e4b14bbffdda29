// node tools/test.ts [--quick]
// Runs everything that must hold, to the end even if a part fails, and prints one sum over all runners.
// `--quick` leaves out what needs a browser or PostgreSQL.
import { rmSync } from 'node:fs'
import { ensureChromium } from './setup/chromium.ts'
import { ensureNginx } from './setup/nginx.ts'
import { ensurePostgres } from './setup/postgres.ts'
import { plainChecks, testCheck } from './test/checks.ts'
import { failure, resultsFolder } from './test/report.ts'
import { printSummary } from './test/summary.ts'
import { makeTemporaryFolder } from './test/temporary-folder.ts'
import { readPackages } from './workspace/packages.ts'

const quick = process.argv.includes('--quick')
const started = Date.now()
const outcomes = []
// A report of an earlier run must never count.
rmSync(resultsFolder, { recursive: true, force: true })
process.env.TMPDIR = makeTemporaryFolder()

if (!quick) {
  await provide('CHROMIUM_PATH', ensureChromium)
  await provide('PG_BIN', ensurePostgres)
  await provide('NGINX_PATH', ensureNginx)
}
const source = '--conditions=@sitewright/source'
outcomes.push(
  ...(await plainChecks([
    [
      ['types', 'tsc', ['-b']],
      ['build', 'node', ['tools/process/build.ts']],
    ],
    [
      ['format', 'prettier', ['--check', '--log-level=warn', '.']],
      ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
      ['reference pages', 'node', [source, 'tools/docs/generate.mjs', '--check']],
      ['links in the documents', 'node', ['tools/docs/check-links.mjs']],
    ],
  ])),
  ...(await vitest('tools')),
  ...(await (quick ? quickTests() : allTests())),
)
printSummary(outcomes, Math.round((Date.now() - started) / 1000))
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0

/** Sets a variable for the tests to what an installer finds or brings; a failure counts, and the rest goes on. */
async function provide(variable, ensure) {
  try {
    process.env[variable] = await ensure()
  } catch (error) {
    console.error(`sitewright: ${error.message}`)
    outcomes.push(failure(variable, error.message))
  }
}

async function allTests() {
  const tested = testedPackages()
  // The journeys wait for a real server in a real browser, which take their time when stories run beside them; so do
  // several servers, which promise one another to be quick.
  const journeys = tested.filter(isOneOf('e2e'))
  const [server, stories] = ['server', 'storybook'].map((folder) => tested.filter(isOneOf(folder)))
  const packages = tested.filter((each) => !isOneOf('e2e', 'server', 'storybook')(each))
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

function isOneOf(...folders) {
  return ({ folder }) => folders.includes(folder)
}

async function quickTests() {
  const packages = testedPackages().filter((each) => !isOneOf('e2e', 'storybook', 'server')(each))
  // Both are cached, so that after a change only what it concerns runs.
  const sides = await Promise.all([
    nxTests('tests of the packages', packages, { parallel: 1 }),
    testCheck('server', 'nx', ['run', '@sitewright/server:test-sqlite'], ['server-sqlite']),
  ])
  return sides.flat()
}

function testedPackages() {
  return readPackages().filter(({ manifest }) => manifest.scripts?.test)
}

/** Checks that are no package's: each has a project.json in its folder of tools/. */
function tools(...names) {
  return names.map((name) => ({ name, folder: name }))
}

function nxTests(name, projects, { parallel = 2 } = {}) {
  const names = projects.map((each) => each.name).join(',')
  const args = ['run-many', '--target=test', `--projects=${names}`, `--parallel=${parallel}`, '--outputStyle=static']
  return testCheck(name, 'nx', args, projects.map(reportName))
}

function vitest(project) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=.results/${project}.json`]
  return testCheck(project, 'vitest', ['run', `--project=${project}`, ...reporters], [project])
}

/** The name of a package's report: the last part of `--outputFile.json=.results/<name>.json` in its test script. */
function reportName({ folder, manifest }) {
  return /\.results\/([\w-]+)\.json/.exec(manifest?.scripts.test)?.[1] ?? folder
}
