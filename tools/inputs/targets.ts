import { execFileSync } from 'node:child_process'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'

/** Everything that git knows, by path from the top folder. */
export function trackedFiles(): Set<string> {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 26 })
  return new Set(listed.toString().split('\0').filter(Boolean))
}

/** On what a target's result depends. */
export interface DeclaredInputs {
  /** Paths from the top folder. */
  files: Set<string>
  /** Commands whose output counts. */
  commands: string[]
}

/** As Nx resolves them. */
export async function declaredInputs(target: string): Promise<DeclaredInputs> {
  const { code, output } = await runTool('nx', ['show', 'target', target, 'inputs', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (code !== 0) throw new Error(`Nx does not know ${target}: ${output}`)
  const { files, runtime = [] } = JSON.parse(output) as { files: string[]; runtime?: string[] }
  return { files: new Set(files), commands: runtime }
}
