import { codeOf, statusOf, type ErrorName } from '@sitewright/server/reference'
import {
  limitsOfCall,
  parseCallKey,
  type CallAccess,
  type CallGroup,
  type CallLimit,
  type CallTable,
} from '@sitewright/api-client/contract'
import { code, generatedNote, table } from './markdown.ts'
import { describeSchema } from './describe-schema.ts'

/** docs/reference/calls.md: every declared call of the core and of the installed page kinds. */
export function callsPage(groups: readonly CallGroup[]): string {
  return `# Calls

${generatedNote}

Paths are relative to \`/api/1/\`. The input of a GET is its query, that of a POST its JSON body. Failures answer
\`{ "error": "…", "code": "…" }\` with a status of 4xx or 5xx: a sentence, and [a code](#codes) for programs. A call that
changes something, which every POST and every GET marked with * does, is refused with 403 unless it comes from a page of the
site itself.

[openapi.json](openapi.json) says the same to programs; a running site serves its own at \`/api/openapi.json\`.

${groups.map(({ title, calls }) => `## ${title}\n\n${callTable(calls)}`).join('\n')}
## Codes

A code stays the same for ever, while the sentence beside it may be put into other words. Page kinds have codes of their own
beside these; what a kind refuses without one has \`refused\`, \`conflict\` or the code of its status.

${table(['Status', 'Codes'], codeRows())}`
}

function codeRows() {
  const byStatus = Map.groupBy(Object.keys(statusOf) as ErrorName[], (name) => statusOf[name])
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, names]) => [
      status,
      names
        .map((name) => code(codeOf(name)))
        .toSorted()
        .join(', '),
    ])
}

function callTable(calls: CallTable) {
  const rows = Object.entries(calls).map(([key, { summary, access, changes, limit, input, reply }]) => {
    const { method, path } = parseCallKey(key)
    return [
      `${method}${changes && method === 'GET' ? '*' : ''}`,
      code(path),
      who(access),
      input ? code(describeSchema(input)) : 'nothing',
      code(describeSchema(reply)),
      [summary, ...limitsOfCall({ limit }).map(describeLimit)].join('; '),
    ]
  })
  return table(['Method', 'Path', 'Who', 'Input', 'Reply', 'What'], rows)
}

function describeLimit({ count, seconds, per }: CallLimit) {
  return `at most ${count} times within ${seconds} seconds from one ${per === 'address' ? 'network address' : 'account'}`
}

function who(access: CallAccess) {
  if (access === 'anyone') return 'anyone'
  if (access === 'logged-in') return 'any account'
  return access.map(code).join(' or ')
}
