import { parseAst } from 'vite'

/** A message in English, as it stands in the code. */
export interface SourceMessage {
  catalogue: string
  key: string
  /** In ICU MessageFormat. */
  text: string
  /** Its place in the call that defines it. */
  place: number
  /** Where its literal stands in the code. */
  start: number
  end: number
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * The messages that a module defines: the literals in its calls of `defineMessages`.
 *
 * @param code - of a TypeScript or JavaScript module.
 * @throws where a catalogue is anything but literals, since its messages could not be found then.
 */
export function readCatalogues(code: string, lang: 'js' | 'ts' | 'tsx' = 'js'): SourceMessage[] {
  if (!code.includes('defineMessages')) return []
  const found: SourceMessage[] = []
  visit(parseAst(code, { lang }) as unknown as Node, (node) => {
    if (node.type === 'ImportSpecifier') assertName(node)
    if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'defineMessages')
      found.push(...messagesOf(node['arguments'] as Node[]))
  })
  return found
}

function assertName({ imported, local }: Node) {
  if ((imported as Node)['name'] === 'defineMessages' && (local as Node)['name'] !== 'defineMessages')
    throw new Error('defineMessages has to keep its name: its calls are looked for by it')
}

function messagesOf([id, texts]: Node[]): SourceMessage[] {
  const catalogue = id && literal(id)
  if (catalogue === undefined || texts?.type !== 'ObjectExpression')
    throw new Error('defineMessages is called with a name and an object, both literals')
  return (texts['properties'] as Node[]).map((property, place) => {
    const value = property['value'] as Node | undefined
    const key = property['key'] as Node | undefined
    const text = value && literal(value)
    if (!key || !value || text === undefined || property['computed'])
      throw new Error(`Each message of '${catalogue}' has to be a literal, without anything put together`)
    return { catalogue, key: String(key['name'] ?? key['value']), text, place, start: value.start, end: value.end }
  })
}

function literal(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral' || (node['expressions'] as Node[]).length > 0) return undefined
  return (node['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see)
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') see(value as Node)
    for (const each of Object.values(value)) visit(each, see)
  }
}
