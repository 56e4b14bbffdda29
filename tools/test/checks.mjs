import { runTool } from '../process/run-tool.mjs'
import { failure, readReport, success } from './report.mjs'

/** Runs a tool that only says yes or no; it counts as one test. */
export async function plainCheck(name, tool, args) {
  const ended = await run(name, tool, args)
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

async function run(name, tool, args) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 76 - name.length))}`)
  const started = performance.now()
  const { code, signal } = await runTool(tool, args)
  console.log(`── ${name} took ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.kill(process.pid, signal)
  return code === 0 ? 'well' : `${tool} ended with ${signal ?? code}`
}
