// An oxlint plugin: a page kind asks the server's services, not its tables.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import type { Node, Rule } from './rule.ts'

const schema = join(root, 'apps/server/src/db/tables')

/** The names of the server's own tables, as its schema has them. */
const coreTables: ReadonlySet<string> = new Set(
  globSync('*-tables.ts', { cwd: schema }).flatMap((file) => tablesOf(readFileSync(join(schema, file), 'utf8'))),
)

/** Methods of Kysely that are given a table, `accounts as account` among others, or several. */
const withTable = /^(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|from|using|\w+Join\w*)$/

/** Whatever names a table in a text of SQL. */
const named = /\b(?:from|join|into|update|table|using)\s+(?:only\s+)?["`]?(\w+)/gi

export const messageOf = (table: string) =>
  `'${table}' is a table of the server: ask its services, such as \`pages\` and \`people\` (docs/guides/write-a-page-kind.md)`

const own: Rule = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    // steps of migration refer to `pages` and `accounts` by foreign keys, and are frozen
    if (!/(^|\/)libs\/plugin-[^/]+\/src\//.test(file) || /\.test\.|\/testing\/|\/migrations(\.ts$|\/)/.test(file))
      return {}
    const check = (node: Node, table: string | undefined) => {
      if (table && coreTables.has(table)) context.report({ node, message: messageOf(table) })
    }
    return {
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !first) return
        const { name } = callee.property
        if (!withTable.test(name) && !(isSql(callee.object) && ['table', 'ref', 'id'].includes(name))) return
        for (const each of first.type === 'ArrayExpression' ? first.elements : [first])
          if (each?.type === 'Literal' && typeof each.value === 'string') check(each, /^\w+/.exec(each.value)?.[0])
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (!isSql(tag)) return
        // an expression may be part of a name, and is none
        const text = quasi.quasis.map(({ value }) => value.raw).join('$')
        for (const [, table] of text.matchAll(named)) check(quasi, table)
      },
    }
  },
}

function isSql(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'sql'
}

function tablesOf(text: string): string[] {
  const [, body = ''] = /^export interface \w+Tables \{\n(.*?)^\}/ms.exec(text) ?? []
  const names = Array.from(body.matchAll(/^ {2}(\w+): \{/gm), ([, name = '']) => name)
  if (names.length === 0) throw new Error('No tables were found in the schema of the server')
  return names
}

export default { meta: { name: 'kind-tables' }, rules: { own } }
