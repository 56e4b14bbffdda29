import { join } from 'node:path'
import { keepFiles } from '../new-page-kind/keep-files.ts'
import { siteFolder } from '../process/site-folder.ts'
import { alone } from '../setup/alone.mjs'
import { root } from '../setup/root.mjs'
import { reinstallSite } from './install-site.ts'
import { dropUnusedTarballs } from './keep-tarball.ts'
import { installWorkspace } from './npm-install.ts'

const inCheckout = ['apps/site/package.json', 'apps/server/package.json', 'package-lock.json']
const inSite = ['package.json', 'package-lock.json']

/**
 * Runs a command that changes which kinds are installed, and prints what it says. When it fails, what was installed is
 * put back.
 */
export async function changeKinds(command: string, change: (args: string[]) => Promise<string>): Promise<void> {
  const putBackCheckout = keepFiles(inCheckout.map((path) => join(root, path)))
  const putBackSite = keepFiles(inSite.map((path) => join(siteFolder, path)))
  try {
    console.log(await change(process.argv.slice(2)))
  } catch (error) {
    console.error(`${command}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
    if (putBackSite()) await alone(reinstallSite)
    if (putBackCheckout()) await installWorkspace()
  }
  dropUnusedTarballs()
}
