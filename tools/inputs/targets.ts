import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-inputs-'))
  const file = join(folder, 'shown.json')
  // into a file: Nx ends before a pipe has all of a long list
  const shown = openSync(file, 'w')
  try {
    const { code } = await runTool('nx', ['show', 'target', target, 'inputs', '--json'], {
      stdio: ['ignore', shown, 'inherit'],
    })
    const output = readFileSync(file, 'utf8')
    if (code !== 0) throw new Error(`Nx does not know ${target}: ${output}`)
    const { files, runtime = [] } = JSON.parse(output) as { files: string[]; runtime?: string[] }
    return { files: new Set(files), commands: runtime }
  } finally {
    closeSync(shown)
    rmSync(folder, { recursive: true, force: true })
  }
}
