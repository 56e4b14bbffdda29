import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'
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
  if (report === 'e2e') return { tool: 'playwright', args: ['test', '-c', 'apps/e2e', ...again], env }
  if (report === 'visual') return { tool: 'node', args: ['tools/visual/check.ts', ...again], env }
  const ofServer = groupOfReport(report)
  if (ofServer) {
    const chosen = groupArguments(ofServer.database, file ? [file] : ofServer.group)
    return { tool: 'vitest', args: ['run', ...reporters, ...chosen] }
  }
  const script = scriptOf(report) ?? `vitest run --project ${report}`
  const chosen = [...script.matchAll(/--(?:project|config) \S+/g)].flatMap(([option]) => option.split(' '))
  const [, variable, value] = /^(\w+)=(\S+) /.exec(script) ?? []
  return {
    tool: 'vitest',
    args: ['run', ...chosen, ...reporters, ...(file ? [file] : [])],
    ...(variable ? { env: { [variable]: value } } : {}),
  }
}

/** The script or command that writes a report of vitest. */
function scriptOf(report: string) {
  const scripts = readPackages().flatMap(({ manifest }) => Object.values(manifest.scripts ?? {}))
  const commands = globSync('tools/*/project.json', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
  return [...scripts, ...commands.map((text) => /"command": "([^"]*)"/.exec(text)?.[1] ?? '')].find((script) =>
    script.includes(`.results/${report}.json`),
  )
}
