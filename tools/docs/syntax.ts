import { parseSync } from 'vite'

/**
 * The syntax tree of a source file, as ESTree describes it.
 *
 * @param {string} file its name, of which the extension tells the language.
 * @throws where it cannot be parsed.
 */
export function parseSource(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

/** Every node of a tree, from the outside in. `visit` gets the nodes around it too, the nearest last. */
export function walk(node, visit, around = []) {
  visit(node, around)
  const inside = [...around, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit, inside)
    }
  }
}

/** The text of a string, of a sum of strings, or of a template with `hole(expression)` in place of each expression. */
export function textOf(node, hole = () => '…') {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const parts = [textOf(node.left, hole), textOf(node.right, hole)]
    return parts.includes(undefined) ? undefined : parts.join('')
  }
  if (node?.type !== 'TemplateLiteral') return undefined
  return node.quasis
    .map(({ value }, index) => value.cooked + (index < node.expressions.length ? hole(node.expressions[index]) : ''))
    .join('')
}

/** What stands inside `as const`, `satisfies …` and brackets. */
export function bare(node) {
  const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']
  return wrappers.includes(node?.type) ? bare(node.expression) : node
}
