import { bare, parseSource, textOf, walk, type Node } from './syntax.ts'

/** A requirement's id, and the title that names it. */
interface Named {
  id: string
  title: string
}

/**
 * The requirement ids in the titles of a test file, each with the title it is in; of tables of cases
 * (`it.each(…)('… %s', …)`) with that of its row. `FILE-010..012` and `FILE-010 to FILE-012` name all three.
 *
 * @param source the file's text.
 * @param file its name, of which the extension tells the language.
 */
export function namedRequirements(source: string, file = 'x.tsx'): Named[] {
  const program = parseSource(file, source)
  const found = new Map<string, Named>()
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return
    const title = textOf(node.arguments[0])
    if (title === undefined) return
    note(found, title, filled(title))
    for (const row of rowsOf(node.callee, program)) {
      const literals = literalsIn(row)
      note(found, literals.join('\n'), filled(title, bare(row)))
    }
  })
  return [...found.values()]
}

function note(found: Map<string, Named>, text: string, title: string) {
  for (const id of idsIn(text)) if (!found.has(`${id} ${title}`)) found.set(`${id} ${title}`, { id, title })
}

/** `FORM-060`, `FORM-010..012`, `FORM-010 to FORM-012`. */
function idsIn(text: string) {
  const ids = /\b([A-Z]{3,6})-(\d{3})(?:(?:\.\.| to \1-)(\d{3}))?\b/g
  return [...text.matchAll(ids)].flatMap(([, area = '', from = '', to = from]) => {
    const length = Math.max(1, Number(to) - Number(from) + 1)
    return Array.from({ length }, (_, index) => `${area}-${String(Number(from) + index).padStart(3, '0')}`)
  })
}

/** `it`, `it.skipIf(…)`, `test.describe`, `it.each(…)` and the like. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return ['it', 'test', 'describe'].includes(callee.name)
  if (callee.type === 'MemberExpression') return isTest(callee.object)
  return callee.type === 'CallExpression' && callee.callee.type === 'MemberExpression' && isTest(callee.callee)
}

/** The rows of the table that a test is made of: written where they are used, or in a constant of the file. */
function rowsOf(callee: Node, program: Node): Node[] {
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return []
  if (callee.callee.property.type !== 'Identifier' || callee.callee.property.name !== 'each') return []
  const table = bare(callee.arguments[0])
  const list = table?.type === 'Identifier' ? constantOf(table.name, program) : table
  return list?.type === 'ArrayExpression' ? list.elements.filter((each) => each !== null) : []
}

function constantOf(name: string, program: Node) {
  let found: Node | undefined
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return
    if (node.id.name === name) found ??= bare(node.init)
  })
  return found
}

function literalsIn(node: Node) {
  const texts: string[] = []
  walk(node, (each) => {
    const text = textOf(each)
    if (text !== undefined) texts.push(text)
  })
  return texts
}

/** A title with the values of a row in it, as far as they are written in the row itself. */
function filled(title: string, row?: Node) {
  const values = row?.type === 'ArrayExpression' ? [...row.elements] : row ? [row] : []
  const properties = row?.type === 'ObjectExpression' ? row.properties : []
  const fields = new Map(
    properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value]] : [],
    ),
  )
  return title
    .replaceAll(/%[sdifjo]/g, () => valueOf(values.shift()))
    .replaceAll(/\$([a-z]\w*)/gi, (_, name: string) => valueOf(fields.get(name)))
    .replaceAll(/\s+/g, ' ')
}

function valueOf(node: Node | null | undefined) {
  const inner = bare(node)
  return textOf(inner) ?? (inner?.type === 'Literal' ? String(inner.value) : '…')
}
