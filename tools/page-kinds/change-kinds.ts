import { join } from 'node:path'
import { keepFiles } from '../new-page-kind/keep-files.ts'
import { root } from '../setup/root.mjs'
import { installWorkspace } from './npm-install.ts'
import { refreshReference } from './refresh-reference.ts'

const changed = ['apps/site/package.json', 'apps/server/package.json', 'package-lock.json']

/**
 * Runs a command that changes which kinds are installed, and prints what it says. When it fails, what was installed is
 * put back.
 */
export async function changeKinds(command: string, change: (args: string[]) => Promise<string>): Promise<void> {
  const putBack = keepFiles(changed.map((path) => join(root, path)))
  try {
    const said = await change(process.argv.slice(2))
    await refreshReference()
    console.log(said)
  } catch (error) {
    console.error(`${command}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
    if (putBack()) await installWorkspace()
  }
}
