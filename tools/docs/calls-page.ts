import {
  accountCalls,
  auditCalls,
  fileCalls,
  historyCalls,
  mailCalls,
  menuCalls,
  pageCalls,
  parseCallKey,
  roleCalls,
  searchCalls,
  sessionCalls,
  settingsCalls,
  siteCalls,
} from '../../libs/api-client/src/contract/index.ts'
import { code, generatedNote, table } from './markdown.ts'
import { describeSchema } from './describe-schema.ts'

/** docs/reference/calls.md: every declared call of the core and of the installed page kinds. */
export function callsPage(kinds) {
  const sections = [
    { title: 'Shell', calls: siteCalls },
    { title: 'Session', calls: sessionCalls },
    { title: 'Pages', calls: pageCalls },
    { title: 'History of pages', calls: historyCalls },
    { title: 'Search', calls: searchCalls },
    { title: 'Menu', calls: menuCalls },
    { title: 'Links and settings', calls: settingsCalls },
    { title: 'Accounts', calls: accountCalls },
    { title: 'Roles and permissions', calls: roleCalls },
    { title: 'Files', calls: fileCalls },
    { title: 'Mail', calls: mailCalls },
    { title: 'Audit log', calls: auditCalls },
    ...kinds.flatMap(({ manifest, calls }) => (calls ? [{ title: manifest.title, calls }] : [])),
  ]
  return `# Calls

${generatedNote}

Paths are relative to \`/api/1/\`. The input of a GET is its query, that of a POST its JSON body. Failures answer
\`{ "error": "…" }\` with a status of 4xx or 5xx. A call that changes something, which every POST and every GET marked
with * does, is refused with 403 unless it comes from a page of the site itself.

${sections.map(({ title, calls }) => `## ${title}\n\n${callTable(calls)}`).join('\n')}`
}

function callTable(calls) {
  const rows = Object.entries(calls).map(([key, { summary, access, changes, input, reply }]) => {
    const { method, path } = parseCallKey(key)
    return [
      `${method}${changes && method === 'GET' ? '*' : ''}`,
      code(path),
      who(access),
      input ? code(describeSchema(input)) : 'nothing',
      code(describeSchema(reply)),
      summary,
    ]
  })
  return table(['Method', 'Path', 'Who', 'Input', 'Reply', 'What'], rows)
}

function who(access) {
  if (access === 'anyone') return 'anyone'
  if (access === 'signed-in') return 'any account'
  return access.map(code).join(' or ')
}
