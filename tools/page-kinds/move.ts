// npm run move:page-kinds
// Moves the packages that an older version added to the package.json of apps/site and apps/server into the site's own folder,
// from where git does not know them. What the repository itself brings stays.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSite } from '../process/build-site.ts'
import { alone } from '../setup/alone.mjs'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'
import { addedKind } from './added-kind.ts'
import { changeKinds } from './change-kinds.ts'
import { installedPackages } from './installed-kinds.ts'
import { keepTarball } from './keep-tarball.ts'
import { uninstallFromApps } from './npm-install.ts'
import { refreshReference } from './refresh-reference.ts'

const app = join(root, 'apps/site')

await changeKinds('move:page-kinds', async () => {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(app, 'package.json'), 'utf8'),
  )
  const own = new Set(readPackages().map(({ name }) => name))
  const names = installedPackages().flatMap((each) => (each.isAdded || own.has(each.package) ? [] : each.package))
  for (const name of names) {
    await uninstallFromApps(name)
    await alone(() => addedKind(specOf(name, dependencies[name] ?? '')))
  }
  if (names.length === 0) return "Every page kind is in the repository or in the site's own folder already"
  await refreshReference()
  await buildSite()
  return `Moved into the site's own folder: ${names.join(', ')}`
})

/** What npm installs, out of what a package.json says of a dependency. */
function specOf(name: string, range: string): string {
  if (!range.startsWith('file:')) return `${name}@${range}`
  const path = resolve(app, range.slice('file:'.length))
  return /\.t(ar\.)?gz$/.test(path) ? keepTarball(path) : path
}
