import { parseSync, type ESTree } from 'vite'

/** Any node of a syntax tree. */
export type Node = ESTree.Node

/** The nodes of one type. */
export type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>

/**
 * The syntax tree of a source file, as ESTree describes it.
 *
 * @param file its name, of which the extension tells the language.
 * @throws where it cannot be parsed.
 */
export function parseSource(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

/** Every node of a tree, from the outside in. `visit` gets the nodes around it too, the nearest last. */
export function walk(node: Node, visit: (node: Node, around: readonly Node[]) => void, around: readonly Node[] = []) {
  visit(node, around)
  const inside = [...around, node]
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) walk(child, visit, inside)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The text of a string, of a sum of strings, or of a template with `hole(expression)` in place of each expression. */
export function textOf(
  node: Node | null | undefined,
  hole: (expression: Node) => string = () => '…',
): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left, hole), textOf(node.right, hole)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  if (node?.type !== 'TemplateLiteral') return undefined
  return node.quasis
    .map(({ value }, index) => {
      const expression = node.expressions[index]
      return (value.cooked ?? '') + (expression ? hole(expression) : '')
    })
    .join('')
}

/** What is inside `as const`, `satisfies …` and brackets. */
export function bare(node: Node | null | undefined): Node | undefined {
  const wraps =
    node?.type === 'TSAsExpression' ||
    node?.type === 'TSSatisfiesExpression' ||
    node?.type === 'TSNonNullExpression' ||
    node?.type === 'ParenthesizedExpression'
  return wraps ? bare(node.expression) : (node ?? undefined)
}
