import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { readTestTargets } from '../workspace/test-targets.ts'
import { groupArguments, groupOfReport } from './server-tests.ts'

/** A tool with its arguments and what it needs in its environment. */
export interface TestCommand {
  tool: string
  args: string[]
  env?: NodeJS.ProcessEnv
}

/** Where a command of a second look leaves its report, relative to the top folder. */
export const secondReport = (report: string): string => `.results/again/${report}.json`

/**
 * How the tests behind a report are run once more, in the top folder.
 *
 * @param report the name of the report, such as `ui` of `.results/ui.json`.
 * @param file the one file to run; absent: all. Playwright looks at what failed last, whichever file that is in.
 */
export function secondCommand(report: string, file?: string): TestCommand {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${secondReport(report)}`]
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, secondReport(report)) }
  const again = ['--workers=1', '--reporter=list,json', ...(file ? ['--last-failed'] : [])]
  if (report === 'visual') return { tool: 'node', args: ['tools/visual/check.ts', ...again], env }
  const command = commandOf(report) ?? `vitest run --project ${report}`
  const chosen = [...command.matchAll(/ (--(?:project|config)|-c) (\S+)/g)].flatMap(([, option = '', value = '']) => [
    option,
    value,
  ])
  const [, variable, value] = /^(\w+)=(\S+) /.exec(command) ?? []
  const own = variable ? { [variable]: value } : undefined
  if (command.includes('playwright '))
    return { tool: 'playwright', args: ['test', ...chosen, ...again], env: { ...env, ...own } }
  const ofServer = groupOfReport(report)
  if (ofServer) {
    const tests = groupArguments(ofServer.database, file ? [file] : ofServer.group)
    return { tool: 'vitest', args: ['run', ...reporters, ...tests] }
  }
  const args = ['run', ...chosen, ...reporters, ...(file ? [file] : [])]
  return { tool: 'vitest', args, ...(own ? { env: own } : {}) }
}

/** The script or command that writes a report. */
function commandOf(report: string) {
  return readTestTargets().find((each) => each.report === report)?.command
}
