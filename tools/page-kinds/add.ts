// npm run add:page-kind <package>: what npm installs, such as a name, a name with a version, a tarball, or a folder, which
// is linked. Adds a page kind, or what contributes to one, to the site's own folder, and builds site and server with it;
// the next `npm start` serves it. Nothing that git keeps is changed.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSite } from '../process/build-site.ts'
import { alone } from '../setup/alone.mjs'
import { addedKind } from './added-kind.ts'
import { changeKinds } from './change-kinds.ts'
import { keepTarball } from './keep-tarball.ts'

await changeKinds('add:page-kind', async ([given]) => {
  if (!given) throw new Error('which package? npm run add:page-kind <package>')
  const added = await alone(() => addedKind(specOf(given)))
  await buildSite()
  return `${added.package} ${added.version} is installed: ${added.brings} from the next start`
})

function specOf(given: string): string {
  // npm runs scripts in the top folder; a path was meant from where it was typed
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isFile()) return keepTarball(path)
  return found ? path : given
}
