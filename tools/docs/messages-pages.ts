import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '../../apps/server/src/errors.ts'
import { root } from '../setup/root.mjs'
import { fileLink, generatedNote, plain, table } from './markdown.ts'
import { letterList } from './letter-list.ts'
import { sourceFiles } from './source-files.ts'
import { sourceMessages } from './source-messages.ts'

/** Parts of the server that say something to people, beside the refusals that every call shares. */
const serverParts = {
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
const described = { 'config.ts': ['default', 'description'], cli: ['summary', 'details', 'description'] }

/** The packages whose texts people read in a browser, and the server halves of page kinds. */
const packages = [
  'apps/site',
  'libs/page-kit',
  'libs/html',
  'libs/ui',
  'libs/rich-text',
  'libs/media',
  'libs/admin',
  'libs/plugin-contactform',
  'libs/plugin-sectioned-page',
  'libs/plugin-single-page',
  'libs/plugin-progress-admin',
  'libs/plugin-progress-manager',
]

/**
 * docs/reference/messages.md and a page for each package: every sentence that people may get to read, and where it stands.
 *
 * @returns {Record<string, string>} texts by their place in docs/reference.
 */
export function messagesPages() {
  const pages = packages.map((folder) => ({ folder, name: folder.split('/')[1], files: messagesIn(`${folder}/src`) }))
  return {
    'messages.md': serverPage(pages),
    ...Object.fromEntries(pages.map(({ name, files }) => [`messages/${name}.md`, packagePage(name, files)])),
  }
}

function serverPage(pages) {
  const rows = Object.entries(errors).map(([name, { status, message }]) => [status, plain(message), `\`${name}\``])
  const parts = Object.entries(serverParts).map(([title, places]) => {
    const files = places.flatMap((place) => messagesIn(`apps/server/src/${place}`, described[place]))
    const others = files.filter(({ file }) => !file.endsWith('/email-templates.ts'))
    return `## ${title}\n\n${fileLists(others, 2, 'apps/server/src')}`
  })
  const count = ({ files }) => files.reduce((sum, { texts }) => sum + texts.length, 0)
  return `# Messages

${generatedNote}

Every sentence that people may get to read, and the file that it stands in; \`{…}\` is put in at run time. Labels of one or
two words are not listed, and two spaces within a text are shown as one. What the server says stands here, what is said in the browser in a page for each package:

${table(
  ['Package', 'Messages'],
  pages.map((page) => [`[${page.name}](messages/${page.name}.md)`, count(page)]),
)}
## Refusals

Any call may be refused with one of these, as \`{ "error": "…" }\` with the status; see
${fileLink('apps/server/src/errors.ts', 2)}.

${table(['Status', 'Text', 'Name'], rows)}
## Mails

From ${fileLink('apps/server/src/accounts/email-templates.ts', 2)}; those of contact forms stand with
[their package](messages/plugin-contactform.md). A link is shown as \`[label]\`.

${letterList()}
${parts.join('\n')}`
}

function packagePage(name, files) {
  const folder = files[0].file.slice(0, files[0].file.indexOf('/src/') + 4)
  return `# Messages of ${name}

${generatedNote} [All messages](../messages.md)

${fileLists(files, 3, folder, '##')}`
}

function fileLists(files, depth, folder, level = '###') {
  return files
    .map(({ file, texts }) => {
      const shown = plain(file.slice(folder.length + 1))
      const items = texts.map((text) => `- ${plain(text)}\n`).join('')
      return `${level} [${shown}](${'../'.repeat(depth)}${file})\n\n${items}`
    })
    .join('\n')
}

/** The files under a path that say something, each with what. */
function messagesIn(path, skip) {
  return sourceFiles(path)
    .map((file) => ({ file, texts: sourceMessages(file, readFileSync(join(root, file), 'utf8'), skip) }))
    .filter(({ texts }) => texts.length > 0)
}
