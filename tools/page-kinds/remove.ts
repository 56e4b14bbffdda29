// npm run remove:page-kind <package, whole or short, or the kind's name>
// Takes a page kind, or what contributes to one, out of the site and the server and builds both. Its pages and tables stay
// in the database: they are there again once it is installed again, unless `sitewright drop-orphaned-data` deletes them.
import { buildSite } from '../process/build-site.ts'
import { changeKinds } from './change-kinds.ts'
import { installedPackages } from './installed-kinds.ts'
import { namedKind } from './named-kind.ts'
import { uninstallFromApps } from './npm-install.ts'

await changeKinds('remove:page-kind', async ([name]) => {
  const kind = namedKind(installedPackages(), name)
  await uninstallFromApps(kind.package)
  await buildSite()
  const then =
    kind.kind === undefined ? 'what it brought is not shown' : 'its pages say that their kind is not installed'
  return `${kind.package} is taken out; from the next start ${then}`
})
