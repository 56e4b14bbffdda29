import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { countTests, type Failure } from './count-tests.ts'

/** Where the runners leave their reports, one JSON file for each project. */
export const resultsFolder = join(root, '.results')

/** How many tests of a name passed and failed, and what went wrong outside them. */
export interface Outcome {
  name: string
  passed: number
  failed: number
  skipped: number
  failures?: Failure[]
  problem?: string
}

/** What a runner says of its tests; the report's name is the folder of its package. */
export function readReport(project: string): Outcome {
  const file = join(resultsFolder, `${project}.json`)
  if (!existsSync(file)) return failure(project, 'left no report')
  try {
    const counts = countTests(JSON.parse(readText(file)), readText)
    if (counts.passed + counts.failed === 0) return failure(project, 'ran no test')
    return { name: project, ...counts }
  } catch (error) {
    return failure(
      project,
      `left a report that cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}

function readText(file: string): string {
  return readFileSync(file, 'utf8')
}

/** A check that failed as a whole counts as one failed test. */
export function failure(name: string, problem: string): Outcome {
  return { name, passed: 0, failed: 1, skipped: 0, problem }
}

/** A check that went well counts as one test. */
export function success(name: string): Outcome {
  return { name, passed: 1, failed: 0, skipped: 0 }
}
