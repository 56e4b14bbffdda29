import { parseCallKey, type CallAccess, type CallGroup, type CallTable } from '@sitewright/api-client/contract'
import { code, generatedNote, table } from './markdown.ts'
import { describeSchema } from './describe-schema.ts'

/** docs/reference/calls.md: every declared call of the core and of the installed page kinds. */
export function callsPage(groups: readonly CallGroup[]): string {
  return `# Calls

${generatedNote}

Paths are relative to \`/api/1/\`. The input of a GET is its query, that of a POST its JSON body. Failures answer
\`{ "error": "…" }\` with a status of 4xx or 5xx. A call that changes something, which every POST and every GET marked
with * does, is refused with 403 unless it comes from a page of the site itself.

[openapi.json](openapi.json) says the same to programs; a running site serves its own at \`/api/openapi.json\`.

${groups.map(({ title, calls }) => `## ${title}\n\n${callTable(calls)}`).join('\n')}`
}

function callTable(calls: CallTable) {
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

function who(access: CallAccess) {
  if (access === 'anyone') return 'anyone'
  if (access === 'logged-in') return 'any account'
  return access.map(code).join(' or ')
}
