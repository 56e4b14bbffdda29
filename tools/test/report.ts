import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { countTests } from './count-tests.ts'

/** Where the runners leave their reports, one JSON file for each project. */
export const resultsFolder = join(root, '.results')

/**
 * What a runner says of its tests.
 *
 * @param {string} project the report's name, which is the folder of its package.
 * @returns {{ name: string, passed: number, failed: number, skipped: number, problem?: string }}
 */
export function readReport(project) {
  const file = join(resultsFolder, `${project}.json`)
  if (!existsSync(file)) return failure(project, 'left no report')
  try {
    const counts = countTests(JSON.parse(readFileSync(file, 'utf8')))
    if (counts.passed + counts.failed === 0) return failure(project, 'ran no test')
    return { name: project, ...counts }
  } catch (error) {
    return failure(project, `left a report that cannot be read (${error.message})`)
  }
}

/** A check that failed as a whole counts as one failed test. */
export function failure(name, problem) {
  return { name, passed: 0, failed: 1, skipped: 0, problem }
}

export function success(name) {
  return { name, passed: 1, failed: 0, skipped: 0 }
}
