// npm run add:page-kind <package>: what npm installs, such as a name, a name with a version, or a tarball.
// Adds a page kind, or what contributes to one, to the site and the server and builds both; the next `npm start` serves it.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSite } from '../process/build-site.ts'
import { addedKind } from './added-kind.ts'
import { changeKinds } from './change-kinds.ts'
import { installInApps } from './npm-install.ts'

await changeKinds('add:page-kind', async ([given]) => {
  if (!given) throw new Error('which package? npm run add:page-kind <package>')
  // npm runs scripts in the top folder; a path was meant from where it was typed
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), given)
  const added = await addedKind(() => installInApps(existsSync(file) ? file : given))
  await buildSite()
  return `${added.package} ${added.version} is installed: ${added.brings} from the next start`
})
