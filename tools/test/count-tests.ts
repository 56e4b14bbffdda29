/** What vitest's JSON report says, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** What Playwright's JSON report says, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  title: string
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** The tests in a JSON report of vitest or of Playwright. */
export function countTests(report: VitestReport | PlaywrightReport) {
  return 'stats' in report ? countPlaywright(report) : countVitest(report)
}

function countPlaywright({ stats, errors, suites }: PlaywrightReport) {
  // `errors` are those outside any test, such as a server that did not start.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => failedSpecs(suite, [])),
  }
}

function failedSpecs({ title, specs = [], suites = [] }: PlaywrightSuite, above: string[]): string[] {
  const path = [...above, title]
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return [
    ...failed.map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => failedSpecs(suite, path)),
  ]
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }: VitestReport) {
  // A file that cannot even be loaded has no failed test in it.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
      if (status === 'failed' && failed.length === 0) return [name]
      return failed.map(({ fullName }) => `${name} › ${fullName}`)
    }),
  }
}
