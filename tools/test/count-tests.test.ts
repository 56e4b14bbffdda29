import { describe, expect, it } from 'vitest'
import { countTests, type VitestReport } from './count-tests.ts'

const file = (status: string, ...statuses: string[]) => ({
  name: 'walks.test.ts',
  status,
  assertionResults: statuses.map((each) => ({ status: each, fullName: `a walk that ${each}` })),
})
const vitestReport = (...testResults: VitestReport['testResults']): VitestReport => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const number = (status: string) => all.filter((each) => each.status === status).length
  return {
    numPassedTests: number('passed'),
    numFailedTests: number('failed'),
    numPendingTests: number('skipped'),
    numTodoTests: number('todo'),
    testResults,
  }
}

describe('the tests in a report', () => {
  it('are those that vitest counted', () => {
    const report = vitestReport(
      file('passed', 'passed', 'passed', 'skipped'),
      file('failed', 'failed', 'passed', 'todo'),
    )
    expect(countTests(report)).toEqual({
      ...{ passed: 3, failed: 1, skipped: 2 },
      failures: ['walks.test.ts › a walk that failed'],
    })
  })

  it('include a file that could not even be loaded', () => {
    expect(countTests(vitestReport(file('passed', 'passed'), file('failed')))).toEqual({
      ...{ passed: 1, failed: 1, skipped: 0 },
      failures: ['walks.test.ts'],
    })
  })

  it('are those that Playwright counted, with what failed outside any test', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const menus = { title: 'menus', specs: [spec('opens', 'unexpected'), spec('closes', 'expected')] }
    const suites = [{ title: 'walks.spec.ts', specs: [spec('starts', 'flaky')], suites: [menus] }]
    expect(countTests({ stats, errors: [{}], suites })).toEqual({
      ...{ passed: 4, failed: 3, skipped: 1 },
      failures: ['walks.spec.ts › starts', 'walks.spec.ts › menus › opens'],
    })
  })
})
