/** The tests in a JSON report of vitest or of Playwright. */
export function countTests(report) {
  return report.stats ? countPlaywright(report) : countVitest(report)
}

function countPlaywright({ stats, errors }) {
  // `errors` are those outside any test, such as a server that did not start.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
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
