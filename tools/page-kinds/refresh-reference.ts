import { spawnSync } from 'node:child_process'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'

/**
 * Writes the reference pages anew: they name the calls and permissions of the kinds that are installed. A site works
 * without them, so a failure is only reported.
 */
export async function refreshReference(): Promise<void> {
  // the pages are made of the files that git lists
  if (spawnSync('git', ['rev-parse'], { cwd: root, stdio: 'ignore' }).status !== 0)
    return console.warn('docs/reference is not up to date: this folder is not a git checkout, so it cannot be written')
  const args = ['--conditions=@sitewright/source', 'tools/docs/generate.ts']
  const { code, output } = await runTool('node', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (code !== 0) console.warn(`docs/reference is not up to date; npm run docs writes it:\n${output}`)
}
