import type { ChildOptions } from '../process/run-child.mjs'
import { runTool } from '../process/run-tool.ts'
import { failure, readReport, success, type Outcome } from './report.ts'

type Check = [name: string, tool: string, args: string[]]

/** Runs a tool that only says yes or no; it counts as one test. */
async function plainCheck([name, tool, args]: Check, options: ChildOptions): Promise<Outcome> {
  const ended = await run(name, tool, args, options)
  return ended === 'well' ? success(name) : failure(name, ended)
}

/** Runs a tool that runs tests, and counts the tests in the reports of these projects. */
export async function testCheck(name: string, tool: string, args: string[], projects: string[]): Promise<Outcome[]> {
  const ended = await run(name, tool, args)
  const outcomes = projects.map(readReport)
  // Green reports of a runner that did not end well: it crashed outside any test.
  const crashed = ended !== 'well' && outcomes.every(({ failed }) => failed === 0)
  return crashed ? [...outcomes, failure(name, ended)] : outcomes
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

async function run(name: string, tool: string, args: string[], options?: ChildOptions) {
  const title = `\n── ${name} ${'─'.repeat(Math.max(3, 76 - name.length))}`
  const whole = options?.stdio !== undefined
  if (!whole) console.log(title)
  const started = performance.now()
  const { code, signal, output } = await runTool(tool, args, options)
  if (whole) console.log(`${title}\n${output.trimEnd()}`)
  console.log(`── ${name} took ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(signal === 'SIGINT' ? 130 : 143)
  return code === 0 ? 'well' : `${tool} ended with ${signal ?? code}`
}
