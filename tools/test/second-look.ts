import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { maxFailures } from '../limits/limits.ts'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'
import type { Failure } from './count-tests.ts'
import { readReport, type Outcome } from './report.ts'
import { secondCommand, secondReport } from './test-commands.ts'

/** Runs what failed behind a report once more, one file or (undefined) all of it, alone; undefined where it crashed again. */
export type RunAgain = (report: string, file: string | undefined) => Promise<Outcome | undefined>

/**
 * What remains of an outcome once everything that failed was run once more: what is green then counts as passed, and as
 * unsteady. Where a runner stopped because too much failed, nothing is run: the rest was never seen.
 */
export async function lookAgain(outcome: Outcome, runAgain: RunAgain = runAlone): Promise<Outcome> {
  if (outcome.failed === 0 || outcome.plain || outcome.failed >= maxFailures) return outcome
  const failures = outcome.failures ?? []
  if (failures.length === 0) return lookAtAll(outcome, runAgain)

  const files = outcome.byPlaywright ? [failures[0]?.file] : [...new Set(failures.map(({ file }) => file))]
  let seen = outcome
  for (const file of files) {
    const first = outcome.byPlaywright ? failures : failures.filter((each) => each.file === file)
    seen = merge(seen, first, await runAgain(outcome.name, file))
  }
  return seen
}

/** For a runner that crashed outside any test, or left no report. */
async function lookAtAll(outcome: Outcome, runAgain: RunAgain): Promise<Outcome> {
  const again = await runAgain(outcome.name, undefined)
  if (!again || again.failed > 0) return again ?? outcome
  return { ...again, name: outcome.name, unsteady: [{ name: outcome.name, file: '', reason: outcome.problem ?? '' }] }
}

/** @param first what failed at first of the tests that were run again. */
function merge(outcome: Outcome, first: Failure[], again: Outcome | undefined): Outcome {
  if (!again || again.passed + again.failed === 0) return outcome
  const still = again.failures ?? []
  if (still.length < again.failed) return outcome
  const unsteady = first.filter(({ name }) => !still.some((each) => each.name === name))
  const others = (outcome.failures ?? []).filter((each) => !first.includes(each))
  // A file that could not be loaded counted as one; now its tests are known.
  const loaded = unsteady.filter(({ name, file }) => name === file).length
  return {
    ...outcome,
    passed: outcome.passed + (loaded > 0 ? again.passed : unsteady.length),
    failed: outcome.failed - first.length + still.length,
    failures: [...others, ...still],
    unsteady: [...(outcome.unsteady ?? []), ...unsteady],
  }
}

/** In a fresh process, while nothing else runs. */
async function runAlone(report: string, file: string | undefined): Promise<Outcome | undefined> {
  console.log(`\n── a second look: ${report}${file ? `, ${file.replace(`${root}/`, '')}` : ''}`)
  rmSync(join(root, secondReport(report)), { force: true })
  const { tool, args, env } = secondCommand(report, file)
  const { code } = await runTool(tool, args, { env })
  const seen = readReport(`again/${report}`)
  // Green tests of a runner that ended badly: it crashed again.
  return code !== 0 && seen.failed === 0 ? undefined : { ...seen, name: report }
}
