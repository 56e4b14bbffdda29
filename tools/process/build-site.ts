import { runTool } from './run-tool.ts'

/**
 * Builds the bundles of site and server, or takes them from Nx's cache when nothing in them changed. Quiet unless it fails,
 * or waits for another build.
 *
 * @throws with the build's output when it fails.
 */
export async function buildSite() {
  const { code, signal, output } = await runTool('node', ['tools/process/build.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (signal) process.kill(process.pid, signal)
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`)
}
