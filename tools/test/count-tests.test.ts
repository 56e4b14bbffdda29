import { describe, expect, it } from 'vitest'
import { countTests, type VitestReport } from './count-tests.ts'

const file = (status: string, ...statuses: string[]) => ({
  name: 'walks.test.ts',
  status,
  message: 'It does not load',
  assertionResults: statuses.map((each) => ({
    ...{ status: each, fullName: `a walk that ${each}` },
    failureMessages:
      each === 'failed' ? ['\u001b[31mRain\u001b[39m\n    at the pass\n    at run (/a/node_modules/b.js)'] : [],
  })),
})
const vitestReport = (...testResults: VitestReport['testResults']): VitestReport => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const number = (status: string) => all.filter((each) => each.status === status).length
  return {
    numPassedTests: number('passed'),
    numFailedTests: number('failed'),
    numPendingTests: number('skipped'),
    numTodoTests: number('todo'),
    startTime: 7,
    testResults,
  }
}

const noText = () => ''

describe('the tests in a report', () => {
  it('are those that vitest counted', () => {
    const report = vitestReport(
      file('passed', 'passed', 'passed', 'skipped'),
      file('failed', 'failed', 'passed', 'todo'),
    )
    expect(countTests(report, noText)).toEqual({
      ...{ passed: 3, failed: 1, skipped: 2, started: 7 },
      failures: [
        { name: 'walks.test.ts › a walk that failed', file: 'walks.test.ts', reason: 'Rain\n    at the pass' },
      ],
    })
  })

  it('include a file that could not even be loaded', () => {
    expect(countTests(vitestReport(file('passed', 'passed'), file('failed')), noText)).toEqual({
      ...{ passed: 1, failed: 1, skipped: 0, started: 7 },
      failures: [{ name: 'walks.test.ts', file: 'walks.test.ts', reason: 'It does not load' }],
    })
  })

  it('are those that Playwright counted, with what failed outside any test', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1, startTime: '1970-01-01T00:00:00.007Z' }
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, results: [{ error: { message: `It was ${status}` } }] }],
    })
    const menus = {
      title: 'menus',
      file: 'walks.spec.ts',
      specs: [spec('opens', 'unexpected'), spec('closes', 'expected')],
    }
    const suites = [{ title: 'walks.spec.ts', specs: [spec('starts', 'flaky')], suites: [menus] }]
    expect(countTests({ stats, errors: [{}], suites }, noText)).toEqual({
      ...{ passed: 4, failed: 3, skipped: 1, started: 7 },
      failures: [
        { name: 'walks.spec.ts › starts', file: 'walks.spec.ts', reason: 'It was flaky' },
        { name: 'walks.spec.ts › menus › opens', file: 'walks.spec.ts', reason: 'It was unexpected' },
      ],
    })
  })

  it('say where a journey stopped and what was on the page', () => {
    const spec = {
      title: 'opens',
      tests: [
        {
          status: 'unexpected',
          results: [
            {
              error: { message: 'It was late', location: { file: 'walks.spec.ts', line: 7 } },
              attachments: [{ name: 'screenshot' }, { name: 'error-context', path: 'error-context.md' }],
            },
          ],
        },
      ],
    }
    const texts: Record<string, string> = {
      'error-context.md': [
        ...['# Error details', '', '```', 'It was late', '```', ''],
        ...['```yaml', '- main:', '  - button "Go"', '```', '', '# Test source', '', '```ts', 'test()', '```'],
      ].join('\n'),
    }
    const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0, startTime: '2026-11-27T00:00:00.000Z' }
    const report = { stats, errors: [], suites: [{ title: 'walks.spec.ts', specs: [spec] }] }
    expect(countTests(report, (path) => texts[path] ?? '').failures).toEqual([
      {
        name: 'walks.spec.ts › opens',
        file: 'walks.spec.ts',
        reason: 'It was late\nat walks.spec.ts:7\nThe page:\n- main:\n  - button "Go"',
      },
    ])
  })
})
