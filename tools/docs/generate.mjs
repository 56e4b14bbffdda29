// node --conditions=@sitewright/source tools/docs/generate.mjs [--check]
// Writes the pages of docs/reference that say what the code says. `--check` writes nothing and fails where one of them
// is not what it would write.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { loadPageKindServers } from '../../libs/page-kit/src/discover/load-page-kind-servers.ts'
import { root } from '../setup/root.mjs'
import { callsPage } from './calls-page.mjs'
import { configurationPage } from './configuration-page.mjs'
import { permissionsPage } from './permissions-page.mjs'

const check = process.argv.includes('--check')
const kinds = await loadPageKindServers(join(root, 'apps/server'))
const pages = {
  'calls.md': callsPage(kinds),
  'configuration.md': configurationPage(),
  'permissions.md': permissionsPage(kinds),
}

const stale = []
for (const [name, text] of Object.entries(pages)) {
  const file = join(root, 'docs/reference', name)
  const wanted = await formatted(text, file)
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue
  if (check) stale.push(name)
  else writeFileSync(file, wanted)
}
if (stale.length > 0) {
  console.error(`docs/reference: ${stale.join(', ')} not current; run npm run docs`)
  process.exitCode = 1
}

/** As `npm run format` leaves it: some pages' tables are too wide to be padded, and so in .prettierignore. */
async function formatted(text, file) {
  const { ignored } = await getFileInfo(file, { ignorePath: join(root, '.prettierignore') })
  return ignored ? text : format(text, { ...(await resolveConfig(file)), filepath: file })
}
