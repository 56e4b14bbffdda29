import { runTool } from './run-tool.mjs'

/**
 * Builds the bundles of site and server, or takes them from Nx's cache when nothing in them changed. Quiet unless it fails.
 *
 * @throws with the build's output when it fails.
 */
export async function buildSite() {
  const { code, signal, output } = await runTool(
    'nx',
    ['run-many', '-t', 'build', '-p', '@sitewright/site', '@sitewright/server'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Vite's configuration imports packages of the repository, which in a fresh clone are there as sources only
      env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@sitewright/source` },
    },
  )
  if (signal) process.kill(process.pid, signal)
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`)
}
