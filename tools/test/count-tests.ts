/** What vitest's JSON report says, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** What Playwright's JSON report says, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** The tests in a JSON report of vitest or of Playwright. */
export function countTests(report: VitestReport | PlaywrightReport) {
  return 'stats' in report ? countPlaywright(report) : countVitest(report)
}

function countPlaywright({ stats, errors }: PlaywrightReport) {
  // `errors` are those outside any test, such as a server that did not start.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
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
  }
}
