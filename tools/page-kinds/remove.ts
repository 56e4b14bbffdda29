// npm run remove:page-kind <package, whole or short, or the kind's name>
// Takes a page kind out of the site and the server and builds both. Its pages and tables stay in the database: they are
// there again once it is installed again.
import { buildSite } from '../process/build-site.ts'
import { changeKinds } from './change-kinds.ts'
import { installedKinds } from './installed-kinds.ts'
import { namedKind } from './named-kind.ts'
import { uninstallFromApps } from './npm-install.ts'

await changeKinds('remove:page-kind', async ([name]) => {
  const kind = namedKind(installedKinds(), name)
  await uninstallFromApps(kind.package)
  await buildSite()
  return `${kind.package} is taken out; from the next start its pages say that their kind is not installed`
})
