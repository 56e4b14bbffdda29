import { runTool } from '../process/run-tool.ts'
import { failure, readReport, success } from './report.ts'

/** Runs a tool that only says yes or no; it counts as one test. */
async function plainCheck(name, tool, args, options) {
  const ended = await run(name, tool, args, options)
  return [ended === 'well' ? success(name) : failure(name, ended)]
}

/** Runs a tool that runs tests, and counts the tests in the reports of these projects. */
export async function testCheck(name, tool, args, projects) {
  const ended = await run(name, tool, args)
  const outcomes = projects.map(readReport)
  // Green reports of a runner that did not end well: it crashed outside any test.
  const crashed = ended !== 'well' && outcomes.every(({ failed }) => failed === 0)
  return crashed ? [...outcomes, failure(name, ended)] : outcomes
}

/**
 * Runs series of checks side by side. What a check prints comes in one piece, once it has ended.
 *
 * @param {[name: string, tool: string, args: string[]][][]} series
 * @returns the outcomes, in the order given.
 */
export async function plainChecks(series) {
  const outcomes = await Promise.all(
    series.map(async (checks) => {
      const of = []
      for (const check of checks) of.push(...(await plainCheck(...check, { stdio: ['ignore', 'pipe', 'pipe'] })))
      return of
    }),
  )
  return outcomes.flat()
}

async function run(name, tool, args, options) {
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
