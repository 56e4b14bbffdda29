import type { ColumnDefinitionNode, CompiledQuery, OperationNode } from 'kysely'
import type { DatabaseName } from './compile-migrations.ts'

const byHelper = 'make it by column.id() of @sitewright/page-kit/tables'

/** Types of columns that PostgreSQL does not know. */
const unknownToPostgres: ReadonlySet<string> = new Set(['binary', 'blob', 'datetime', 'datetime2', 'varbinary'])

/** What of a written statement only SQLite takes. */
const onlySqlite =
  /\bauto_?increment\b|\bpragma\b|\binsert or (?:ignore|replace|abort|fail)\b|\bwithout rowid\b|\bsqlite_(?:schema|master|sequence)\b|\b(?:strftime|julianday|ifnull|group_concat|json_extract)\s*\(|`/i

/** What a database would not take of a statement, or would take as something else; undefined: nothing that is known. */
export function problemIn({ query, sql }: CompiledQuery, database: DatabaseName): string | undefined {
  for (const node of columnsIn(query)) {
    const problem = database === 'PostgreSQL' ? onPostgres(node) : onSqlite(node)
    if (problem !== undefined) return `the column '${node.column.column.name}' ${problem}`
  }
  if (database === 'SQLite') return undefined
  const [found] = onlySqlite.exec(withoutQuoted(sql)) ?? []
  return found === undefined ? undefined : `only SQLite takes ‘${found.trim()}’`
}

function onPostgres(node: ColumnDefinitionNode): string | undefined {
  if (node.autoIncrement) return `has autoIncrement(), which only SQLite takes: ${byHelper}`
  const type = typeOf(node)
  return unknownToPostgres.has(type) ? `has the type '${type}', which only SQLite takes` : undefined
}

function onSqlite(node: ColumnDefinitionNode): string | undefined {
  const type = typeOf(node)
  if (type === 'serial' || type === 'bigserial')
    return `has the type '${type}', which only PostgreSQL counts: ${byHelper}`
  return node.generated?.identity ? `is generated as identity, which only PostgreSQL takes: ${byHelper}` : undefined
}

/** The type without the length behind it. */
function typeOf({ dataType }: ColumnDefinitionNode): string {
  const { dataType: name } = dataType as OperationNode & { dataType?: string }
  return name?.replace(/\(.*/, '') ?? ''
}

/** The columns that a statement defines, wherever in it. */
function columnsIn(node: unknown): ColumnDefinitionNode[] {
  if (Array.isArray(node)) return node.flatMap(columnsIn)
  if (typeof node !== 'object' || node === null) return []
  if ((node as OperationNode).kind === 'ColumnDefinitionNode') return [node as ColumnDefinitionNode]
  return Object.values(node).flatMap(columnsIn)
}

/** The statement without its texts and quoted names. */
function withoutQuoted(sql: string): string {
  return sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"/g, '')
}
