import type { ChildOptions } from '../process/run-child.mjs'
import { runTool } from '../process/run-tool.ts'
import { crash, failure, readReport, success, type Outcome } from './report.ts'

type Check = [name: string, tool: string, args: string[]]

/** Tests that an Nx target of a project runs, and the report that they leave. */
export interface TestTarget {
  project: string
  target: string
  report: string
}

/** Runs a tool that only says yes or no; it counts as one test. */
async function plainCheck([name, tool, args]: Check, options: ChildOptions): Promise<Outcome> {
  const { problem } = await run(name, tool, args, options)
  return problem ? failure(name, problem) : success(name)
}

/** Runs a tool that runs tests, and counts the tests in the reports of these targets. */
export async function testCheck(name: string, tool: string, args: string[], targets: TestTarget[]): Promise<Outcome[]> {
  const { problem, output } = await run(name, tool, args, { stdio: ['inherit', 'pipe', 'inherit'], echo: true })
  const outcomes = targets.map(({ report }) => readReport(report))
  if (!problem) return outcomes
  // Green tests of a target that failed: its runner crashed outside any test.
  const crashed = new Set(failedTargets(output))
  const seen = outcomes.map((outcome, index) =>
    outcome.failed === 0 && crashed.has(nameOf(targets[index])) ? crash(outcome.name, problem) : outcome,
  )
  return seen.some(({ failed }) => failed > 0) ? seen : [...seen, failure(name, problem)]
}

function nameOf(target: TestTarget | undefined) {
  return target && `${target.project}:${target.target}`
}

/** The targets that Nx lists at its end. */
function failedTargets(output: string): (string | undefined)[] {
  const [, list = ''] = /Failed tasks:\n+((?:\s*- .*\n)+)/.exec(output) ?? []
  return [...list.matchAll(/- (.*:[\w-]+)$/gm)].map(([, target]) => target)
}

/**
 * Runs series of checks side by side. What a check prints comes in one piece, once it has ended.
 *
 * @returns the outcomes, in the order given.
 */
export async function plainChecks(series: Check[][]) {
  const outcomes = await Promise.all(
    series.map(async (checks) => {
      const of: Outcome[] = []
      for (const check of checks) of.push(await plainCheck(check, { stdio: ['ignore', 'pipe', 'pipe'] }))
      return of
    }),
  )
  return outcomes.flat()
}

/** @returns what the tool wrote, and how it ended where that was not well. */
async function run(name: string, tool: string, args: string[], options: ChildOptions) {
  const title = `\n── ${name} ${'─'.repeat(Math.max(3, 76 - name.length))}`
  if (options.echo) console.log(title)
  const started = performance.now()
  const { code, signal, output } = await runTool(tool, args, options)
  if (!options.echo) console.log(`${title}\n${output.trimEnd()}`)
  console.log(`── ${name} took ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { output, problem: code === 0 ? undefined : `${tool} ended with ${signal ?? code}` }
}
