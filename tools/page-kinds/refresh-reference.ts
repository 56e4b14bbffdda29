import { runTool } from '../process/run-tool.ts'

/**
 * Writes the reference pages again that are in git: they name the calls and permissions of the kinds that are installed. A
 * site works without them, so a failure is only reported.
 */
export async function refreshReference(): Promise<void> {
  const args = ['--conditions=@sitewright/source', 'tools/docs/generate.ts', '--committed']
  const { code, output } = await runTool('node', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (code !== 0) console.warn(`docs/reference is not up to date; npm run docs writes it:\n${output}`)
}
