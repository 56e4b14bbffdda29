import { stripVTControlCharacters } from 'node:util'

/** What vitest's JSON report says, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** Milliseconds since 1970. */
  startTime: number
  testResults: { name: string; status: string; message?: string; assertionResults: VitestResult[] }[]
}

interface VitestResult {
  status: string
  fullName: string
  failureMessages?: string[]
}

/** A test that failed, by the names of all that it is in, and what its runner said of it. */
export interface Failure {
  name: string
  /** The file that it is in, as its runner names it; empty where it is in none. */
  file: string
  reason: string
}

/** What Playwright's JSON report says, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number; startTime: string }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  title: string
  file?: string
  specs?: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightTest {
  status: string
  results?: PlaywrightResult[]
}

interface PlaywrightResult {
  error?: { message?: string; location?: { file: string; line: number } }
  attachments?: { name: string; path?: string }[]
}

/**
 * The tests in a JSON report of vitest or of Playwright.
 *
 * @param readText gives the text of a file that the report names, such as what Playwright saw on the page.
 */
export function countTests(report: VitestReport | PlaywrightReport, readText: (path: string) => string) {
  return 'stats' in report ? countPlaywright(report, readText) : countVitest(report)
}

function countPlaywright({ stats, errors, suites }: PlaywrightReport, readText: (path: string) => string) {
  // `errors` are those outside any test, such as a server that did not start.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    started: Date.parse(stats.startTime),
    failures: suites.flatMap((suite) => failedSpecs(suite, [], readText)),
  }
}

function failedSpecs(
  { title, file = title, specs = [], suites = [] }: PlaywrightSuite,
  above: string[],
  readText: (path: string) => string,
): Failure[] {
  const path = [...above, title]
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return [
    ...failed.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      file,
      reason: reasonOf(
        spec.tests.flatMap(({ results = [] }) => results).find(({ error }) => error),
        readText,
      ),
    })),
    ...suites.flatMap((suite) => failedSpecs(suite, path, readText)),
  ]
}

/** What a page has on it when a journey stops tells why more often than the step at which it did. */
const linesOfPage = 80

function reasonOf(result: PlaywrightResult | undefined, readText: (path: string) => string): string {
  const { message, location } = result?.error ?? {}
  const place = location && `at ${location.file}:${location.line}`
  const context = result?.attachments?.find(({ name }) => name === 'error-context')?.path
  const page = context && /^```yaml\n([\s\S]*?)\n```/m.exec(readText(context))?.[1]
  const shown = page && `The page:\n${page.split('\n').slice(0, linesOfPage).join('\n')}`
  return [firstReason([message]), place, shown].filter(Boolean).join('\n')
}

function countVitest({ testResults, ...report }: VitestReport) {
  // A file that cannot even be loaded has no failed test in it.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    started: report.startTime,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
      if (status === 'failed' && failed.length === 0) return [{ name, file: name, reason: firstReason([message]) }]
      return failed.map(({ fullName, failureMessages = [] }) => ({
        name: `${name} › ${fullName}`,
        file: name,
        reason: firstReason(failureMessages),
      }))
    }),
  }
}

/** What is said of a failure comes without its colours, without the runner's own places, and not with a whole page. */
const linesOfReason = 12

function firstReason(messages: (string | undefined)[]): string {
  const message = stripVTControlCharacters(messages.find(Boolean) ?? '')
  const lines = message.trim().split('\n')
  return lines
    .filter((line) => !/^\s+at .*\/node_modules\//.test(line))
    .slice(0, linesOfReason)
    .join('\n')
}
