// npm run remove:page-kind <package, whole or short, or the kind's name> [-- --drop-data [--yes]]
// Takes a page kind, or what contributes to one, out of the site and the server and builds both. Its pages and tables stay
// in the database: they are there again once it is installed again. With --drop-data its tables, and what is in its pages,
// are deleted first; it asks for the name of the kind, but with --yes.
import { parseArgs } from 'node:util'
import { buildSite } from '../process/build-site.ts'
import { runTool } from '../process/run-tool.ts'
import { alone } from '../setup/alone.mjs'
import { changeKinds } from './change-kinds.ts'
import { uninstallFromSite } from './install-site.ts'
import { installedPackages } from './installed-kinds.ts'
import { namedKind } from './named-kind.ts'
import { uninstallFromApps } from './npm-install.ts'
import { refreshReference } from './refresh-reference.ts'

await changeKinds('remove:page-kind', async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'drop-data': { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  const found = namedKind(installedPackages(), positionals[0])
  if (values['drop-data']) await dropData(found.kind, values.yes === true)
  await takeOut(found)
  await buildSite()
  const then =
    found.kind === undefined ? 'what it brought is not shown' : 'its pages say that their kind is not installed'
  return `${found.package} is taken out; from the next start ${then}`
})

/** Only while the kind is installed it can be told which tables are its own. */
async function dropData(kind: string | undefined, isSure: boolean) {
  if (kind === undefined) throw new Error('what adds to a page kind has no data of its own: leave --drop-data out')
  if (!isSure) console.log("'npx sitewright backup FILE' makes a backup, from which all of this can be restored.")
  await buildSite()
  const args = ['apps/server/bin/sitewright.mjs', 'drop-orphaned-data', '--kind', kind, ...(isSure ? ['--yes'] : [])]
  const { code } = await runTool('node', args)
  if (code !== 0) throw new Error('its data were not deleted, so it stays installed')
}

async function takeOut({ package: name, isAdded }: { package: string; isAdded: boolean }) {
  if (isAdded) return alone(() => uninstallFromSite(name))
  await uninstallFromApps(name)
  await refreshReference()
}
