import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
  /** Tests that failed, and passed when they were run once more. */
  unsteady?: Failure[]
  /** When its tests began, in milliseconds since 1970: before this run, if their result was remembered. */
  started?: number
  /** It only says yes or no, and is not run again. */
  plain?: true
  byPlaywright?: boolean
}

/** What a runner says of its tests; the report's name is the folder of its package. */
export function readReport(project: string): Outcome {
  const file = join(resultsFolder, `${project}.json`)
  if (!existsSync(file)) return crash(project, 'left no report')
  try {
    const report = JSON.parse(readText(file))
    const counts = countTests(report, readText)
    if (counts.passed + counts.failed === 0) return crash(project, 'ran no test')
    return { name: project, ...counts, byPlaywright: 'stats' in report }
  } catch (error) {
    return crash(
      project,
      `left a report that cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}

/** What runners have said so far. */
export function leftReports(): Outcome[] {
  return globSync('*.json', { cwd: resultsFolder })
    .filter((file) => file !== 'summary.json')
    .map((file) => readReport(basename(file, '.json')))
}

function readText(file: string): string {
  return readFileSync(file, 'utf8')
}

/** A check that failed as a whole counts as one failed test. */
export function failure(name: string, problem: string): Outcome {
  return { ...crash(name, problem), plain: true }
}

/** A runner that ended badly, whatever its tests said, counts as one failed test. */
export function crash(name: string, problem: string): Outcome {
  return { name, passed: 0, failed: 1, skipped: 0, problem }
}

/** A check that went well counts as one test. */
export function success(name: string): Outcome {
  return { name, passed: 1, failed: 0, skipped: 0, plain: true }
}
