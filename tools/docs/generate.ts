// node --conditions=@sitewright/source tools/docs/generate.ts [--check]
// Writes the pages of docs/reference that say what the code says, and the figures in the README. `--check` writes nothing,
// and fails where one of them is not what it would write, and where a requirement has no test.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { loadPageKindServers } from '../../libs/page-kit/src/discover/load-page-kind-servers.ts'
import { root } from '../setup/root.mjs'
import { callsPage } from './calls-page.ts'
import { commandsPage } from './commands-page.ts'
import { configurationPage } from './configuration-page.ts'
import { messagesPages } from './messages-pages.ts'
import { permissionsPage } from './permissions-page.ts'
import { withFigures } from './readme-figures.ts'
import { readRequirements } from './read-requirements.ts'
import { faultsOf } from './requirement-faults.ts'
import { requirementsPages } from './requirements-pages.ts'
import { testsByRequirement } from './tests-by-requirement.ts'

const check = process.argv.includes('--check')
const reference = join(root, 'docs/reference')
const kinds = await loadPageKindServers(join(root, 'apps/server'))
const requirements = readRequirements()
const tests = testsByRequirement()
const pages = {
  'calls.md': callsPage(kinds),
  'commands.md': commandsPage(),
  'configuration.md': configurationPage(),
  'permissions.md': permissionsPage(kinds),
  ...messagesPages(),
  ...requirementsPages(requirements, tests),
  '../../README.md': withFigures(textOf(join(root, 'README.md')), textOf(join(reference, 'performance.md'))),
}

const stale = leftovers()
if (!check) for (const name of stale.splice(0)) rmSync(join(reference, name))
for (const [name, text] of Object.entries(pages)) {
  const file = join(reference, name)
  const wanted = await formatted(text, file)
  if (existsSync(file) && textOf(file) === wanted) continue
  if (check) stale.push(name)
  else write(file, wanted)
}
const faults = faultsOf(requirements, tests)
for (const line of faults) console.error(line)
if (stale.length > 0) console.error(`docs/reference: not current, run npm run docs: ${stale.join(', ')}`)
process.exitCode = stale.length + faults.length > 0 ? 1 : 0

/** Pages of a folder of ours that nothing writes any more. */
function leftovers() {
  return ['messages', 'requirements'].flatMap((folder) => {
    const there = existsSync(join(reference, folder)) ? readdirSync(join(reference, folder)) : []
    return there.map((name) => `${folder}/${name}`).filter((name) => !(name in pages))
  })
}

function textOf(file) {
  return readFileSync(file, 'utf8')
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** As `npm run format` leaves it: some pages' tables are too wide to be padded, and so in .prettierignore. */
async function formatted(text, file) {
  const { ignored } = await getFileInfo(file, { ignorePath: join(root, '.prettierignore') })
  return ignored ? text : format(text, { ...(await resolveConfig(file)), filepath: file })
}
