// node --conditions=@sitewright/source tools/docs/generate.ts [--check | --committed]
// Writes the pages of docs/reference that say what the code says, and the figures in the README. `--committed` writes
// those alone that are in git. `--check` writes nothing, and fails where one in git is not what it would write, and where a
// requirement has no test.
import { loadPageKindServers } from '@sitewright/page-kit/discover'
import { callGroups, cookieName, openApi, programVersion } from '@sitewright/server/reference'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { root } from '../setup/root.mjs'
import { callsPage } from './calls-page.ts'
import { commandsPage } from './commands-page.ts'
import { configurationPage } from './configuration-page.ts'
import { languagesPage } from './languages-page.ts'
import { messagesPages } from './messages-pages.ts'
import { packagePages } from './package-pages.ts'
import { permissionsPage } from './permissions-page.ts'
import { withFigures } from './readme-figures.ts'
import { readRequirements } from './read-requirements.ts'
import { errorsOf } from './requirement-errors.ts'
import { requirementsPages } from './requirements-pages.ts'
import { testsByRequirement } from './tests-by-requirement.ts'

const [mode] = process.argv.slice(2)
const reference = join(root, 'docs/reference')
const stale: string[] = []
for (const [name, text] of Object.entries(await committedPages())) {
  const file = join(reference, name)
  const wanted = await formatted(text, file)
  if (existsSync(file) && textOf(file) === wanted) continue
  if (mode === '--check') stale.push(name)
  else write(file, wanted)
}
if (stale.length > 0) console.error(`docs/reference: not current, run npm run docs: ${stale.join(', ')}`)
const errors = mode === '--committed' ? [] : requirementFaults()
for (const line of errors) console.error(line)
process.exitCode = stale.length + errors.length > 0 ? 1 : 0

async function committedPages() {
  const kinds = await loadPageKindServers(join(root, 'apps/server'))
  const groups = callGroups(kinds)
  const document = openApi(groups, { version: programVersion(), cookieName: cookieName(true) })
  return {
    'calls.md': callsPage(groups),
    'openapi.json': JSON.stringify(document),
    'commands.md': commandsPage(),
    'configuration.md': configurationPage(),
    'languages.md': languagesPage(),
    'permissions.md': permissionsPage(kinds),
    '../../README.md': withFigures(textOf(join(root, 'README.md')), textOf(join(reference, 'performance.md'))),
  }
}

/** What is wrong between requirements and tests. Writes the pages that are not in git, but for a check. */
function requirementFaults() {
  const requirements = readRequirements()
  const tests = testsByRequirement()
  if (mode !== '--check') {
    for (const folder of ['messages', 'packages', 'requirements'])
      rmSync(join(reference, folder), { recursive: true, force: true })
    const pages = { ...messagesPages(), ...packagePages(), ...requirementsPages(requirements, tests) }
    for (const [name, text] of Object.entries(pages)) write(join(reference, name), text)
  }
  return errorsOf(requirements, tests)
}

function textOf(file: string) {
  return readFileSync(file, 'utf8')
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** As `npm run format` leaves it: some pages' tables are too wide to be padded, and so in .prettierignore. */
async function formatted(text: string, file: string) {
  const { ignored } = await getFileInfo(file, { ignorePath: join(root, '.prettierignore') })
  return ignored ? text : format(text, { ...(await resolveConfig(file)), filepath: file })
}
