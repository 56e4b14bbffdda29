// node tools/page-kinds/remove.ts <package>
// Takes a page kind out of the site and the server and builds both. Its pages and tables stay in the database: they are
// there again once it is installed again.
import { buildSite } from '../process/build-site.ts'
import { changeKinds } from './change-kinds.ts'
import { installedKinds } from './installed-kinds.ts'
import { uninstallFromApps } from './npm-install.ts'

await changeKinds('remove:page-kind', async ([name]) => {
  const kinds = installedKinds()
  if (!kinds.some((kind) => kind.package === name)) {
    const names = kinds.map((kind) => kind.package).join(', ')
    throw new Error(`${name ?? 'which package? It'} is none of the installed page kinds: ${names}`)
  }
  await uninstallFromApps(name)
  await buildSite()
  return `${name} is taken out; from the next start its pages say that their kind is not installed`
})
