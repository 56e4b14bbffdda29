// node tools/image/make.ts tarball [folder]   packs a release that runs with Node alone; by default into dist/
// node tools/image/make.ts root <folder>      makes the root file system of the image, as the Dockerfile does
// Both build what changed before.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSite } from '../process/build-site.ts'
import { root } from '../setup/root.mjs'
import { makeRoot } from './make-root.ts'
import { makeTarball } from './make-tarball.ts'

const [what, where] = process.argv.slice(2)
const folder = where === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? process.cwd(), where)

try {
  if (what === 'tarball') {
    await buildSite()
    console.log(await makeTarball(folder ?? join(root, 'dist')))
  } else if (what === 'root' && folder !== undefined) {
    if (existsSync(folder)) throw new Error(`${folder} is there already`)
    await buildSite()
    makeRoot(folder)
    console.log(folder)
  } else throw new Error('what is to be made: tarball [folder], or root <folder>?')
} catch (error) {
  console.error(`make: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
