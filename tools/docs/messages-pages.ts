import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, errorText, statusOf, type ErrorName } from '@sitewright/server/reference'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'
import { fileLink, generatedNote, plain, table } from './markdown.ts'
import { emailList } from './email-list.ts'
import { sourceFiles } from './source-files.ts'
import { sourceMessages } from './source-messages.ts'

/** Parts of the server that say something to people, beside the refusals that every call shares. */
const serverParts: Record<string, readonly string[]> = {
  'Refusals of single calls': [
    'accounts',
    'calls',
    'files',
    'kinds',
    'links',
    'mail',
    'menu',
    'pages',
    'roles',
    'settings',
    'human-check',
  ],
  'Audit log': ['audit'],
  'Start and settings': ['config.ts', 'start.ts', 'db'],
  'Command line': ['cli'],
}

/** What describes settings and commands, which have pages of their own. */
const described: Record<string, readonly string[]> = {
  'config.ts': ['default', 'description'],
  cli: ['summary', 'details', 'description'],
}

/** A file, and what it says. */
interface Speaking {
  file: string
  texts: string[]
}

interface PackageMessages {
  name: string
  /** Of its sources. */
  folder: string
  files: Speaking[]
}

/**
 * docs/reference/messages.md and a page for each package: every sentence that people may get to read, and which file says it.
 *
 * @returns texts by their place in docs/reference.
 */
export function messagesPages(): Record<string, string> {
  const packages = readPackages()
    .filter(({ path }) => path === 'apps/site' || path.startsWith('libs/'))
    .map(({ folder: name, path }) => ({ name, folder: `${path}/src`, files: messagesIn(`${path}/src`) }))
    .filter(({ files }) => files.length > 0)
  return {
    'messages.md': serverPage(packages),
    ...Object.fromEntries(packages.map((each) => [`messages/${each.name}.md`, packagePage(each)])),
  }
}

/** What is put into the refusals that are no plain texts, by its name; of several things, where there is a choice. */
const leftOpen = {
  ...Object.fromEntries(
    [
      ...[
        'address',
        'column',
        'family',
        'file',
        'found',
        'label',
        'limit',
        'most',
        'named',
        'over',
        'path',
        'resources',
      ],
      ...['row', 'use', 'wrong'],
    ].map((name) => [name, `{${name}}`]),
  ),
  count: 2,
}

function serverPage(packages: readonly PackageMessages[]) {
  const rows = (Object.keys(statusOf) as ErrorName[]).map((name) => [
    statusOf[name],
    plain(errorText(name, leftOpen)),
    `\`${codeOf(name)}\``,
  ])
  const parts = Object.entries(serverParts).map(([title, places]) => {
    const files = places.flatMap((place) => messagesIn(`apps/server/src/${place}`, described[place]))
    const others = files.filter(({ file }) => !file.endsWith('/email-templates.ts'))
    return `## ${title}\n\n${fileLists(others, 2, 'apps/server/src')}`
  })
  const count = ({ files }: PackageMessages) => files.reduce((sum, { texts }) => sum + texts.length, 0)
  return `# Messages

${generatedNote}

Every sentence that people may get to read, and the file that says it; \`{…}\` is put in at run time. Labels of one or
two words are not listed, and two spaces within a text are shown as one. This page has what the server says, and there is a page for each package that says something in the browser:

${table(
  ['Package', 'Messages'],
  packages.map((each) => [`[${each.name}](messages/${each.name}.md)`, count(each)]),
)}
## Refusals

Any call may be refused with one of these, as \`{ "error": "…", "code": "…" }\` with the status; see
${fileLink('apps/server/src/errors.ts', 2)}.

${table(['Status', 'Text', 'Code'], rows)}
## Emails

From ${fileLink('apps/server/src/accounts/email-templates.ts', 2)}; those of contact forms are on
[the page of their package](messages/plugin-contactform.md). A link is shown as \`[label]\`.

${emailList()}
${parts.join('\n')}`
}

function packagePage({ name, folder, files }: PackageMessages) {
  return `# Messages of ${name}

${generatedNote} [All messages](../messages.md)

${fileLists(files, 3, folder, '##')}`
}

function fileLists(files: readonly Speaking[], depth: number, folder: string, level = '###') {
  return files
    .map(({ file, texts }) => {
      const shown = plain(file.slice(folder.length + 1))
      const items = texts.map((text) => `- ${plain(text)}\n`).join('')
      return `${level} [${shown}](${'../'.repeat(depth)}${file})\n\n${items}`
    })
    .join('\n')
}

/** The files under a path that say something, each with what. */
function messagesIn(path: string, skip?: readonly string[]): Speaking[] {
  return sourceFiles(path)
    .map((file) => ({ file, texts: sourceMessages(file, readFileSync(join(root, file), 'utf8'), skip) }))
    .filter(({ texts }) => texts.length > 0)
}
