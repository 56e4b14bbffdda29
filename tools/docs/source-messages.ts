import { parseSource, textOf, walk, type Node, type NodeOf } from './syntax.ts'

type Element = NodeOf<'JSXElement' | 'JSXFragment'>

/**
 * The texts of a source file that people may get to read, in its order: every sentence that it contains as a string, a
 * template or the text of an element. What only developers see, such as the message of an `Error`, is left out.
 *
 * @param file its name, of which the extension tells the language.
 * @param source the file's text.
 * @param skip names of the properties whose texts are shown elsewhere.
 * @returns each once; `{…}` represents what is put in at run time.
 */
export function sourceMessages(file: string, source: string, skip: readonly string[] = []): string[] {
  const found = new Set<string>()
  walk(parseSource(file, source), (node, around) => {
    const text = readable(node)
    if (text === undefined || !isSentence(text)) return
    if (!around.some((each, index) => isInternal(each, around[index + 1] ?? node, skip))) found.add(text)
  })
  return [...found]
}

function readable(node: Node) {
  const text = isElement(node) ? elementText(node) : withoutTags(textOf(node, placeholder))
  return text === undefined ? undefined : oneLine(text)
}

/** Tags of a message stand for elements. What begins with one is HTML. */
function withoutTags(text: string | undefined) {
  return text?.startsWith('<') ? text : text?.replaceAll(/<\/?[a-z]+>/gi, '')
}

function isElement(node: Node): node is Element {
  return node.type === 'JSXElement' || node.type === 'JSXFragment'
}

/** The words of an element that has some itself, with those of elements among them. */
function elementText({ children }: Element): string | undefined {
  if (!children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value))) return undefined
  return children.map(childText).join('')
}

function childText(child: Element['children'][number]): string {
  if (child.type === 'JSXText') return child.value.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '')
  if (isElement(child)) return textWithin(child)
  if (child.type === 'JSXSpreadChild' || child.expression.type === 'JSXEmptyExpression') return ''
  return textOf(child.expression, placeholder) ?? placeholder(child.expression)
}

/** What an element among words says there. */
function textWithin(element: Element) {
  const name = element.type === 'JSXElement' ? element.openingElement.name : undefined
  // a button beside a sentence has a label of its own
  if (name?.type === 'JSXIdentifier' && name.name.endsWith('Button')) return ''
  if (element.children.length > 0) return elementText(element) ?? element.children.map(childText).join('')
  return element.type === 'JSXElement' ? textOfGiven(element.openingElement) : ''
}

/** A component without children writes what it is given; an element of HTML, such as a break, writes nothing. */
function textOfGiven({ name, attributes }: NodeOf<'JSXOpeningElement'>) {
  if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return ''
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.value?.type !== 'JSXExpressionContainer') continue
    if (!/^(?:on[A-Z]|aria-|data-|as$)/.test(nameOfAttribute(attribute))) return placeholder(attribute.value.expression)
  }
  return ''
}

/** `{name}`: a name that says what is put in, or `{one|other}` of two texts. */
function placeholder(expression: Node) {
  return `{${nameOf(expression) ?? '…'}}`
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'CallExpression') return nameOfCall(node)
  if (node.type === 'ChainExpression') return nameOf(node.expression)
  if (node.type === 'LogicalExpression') return nameOf(node.left) ?? nameOf(node.right)
  if (node.type === 'MemberExpression') {
    // how many there are of something
    const isCount = !node.computed && /^(?:length|size|current)$/.test(node.property.name)
    return node.computed || isCount ? nameOf(node.object) : node.property.name
  }
  if (node.type !== 'ConditionalExpression') return undefined
  const [one, other] = [textOf(node.consequent, placeholder), textOf(node.alternate, placeholder)]
  if (one !== undefined && other !== undefined) return `${one}|${other}`
  return nameOf(node.consequent) ?? nameOf(node.alternate)
}

/** That of what is told or formatted. */
function nameOfCall({ callee, arguments: [first] }: NodeOf<'CallExpression'>) {
  return (first && nameOf(first)) ?? nameOf(callee.type === 'MemberExpression' ? callee.object : callee)
}

function nameOfAttribute({ name }: NodeOf<'JSXAttribute'>) {
  return name.type === 'JSXIdentifier' ? name.name : ''
}

/** Breaks within an element and its indentation are one space; two spaces that were meant stay. */
function oneLine(text: string) {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim()
}

/**
 * Begins like a sentence, or with a part put in, is no call's name and no code, and has three words of its own, or fewer
 * with an end or a part put in.
 */
function isSentence(text: string) {
  if (!/^[\p{Lu}{‘“][^<=]* [^<=]*$/u.test(text) || /^(?:GET|POST) /.test(text)) return false
  const own = text.replaceAll(/\{[^}]*\}/g, '')
  if (!/\p{Ll}{2}/u.test(own)) return false
  const words = own.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0
  return words > 2 || (words > 1 && /[.?!:]$/.test(text)) || text.includes('{')
}

/** Whether a node's text is for developers: an import, a type, a key, an internal error, a log, CSS. */
function isInternal(node: Node, child: Node, skip: readonly string[]): boolean {
  if (/^(?:Import|Export.*All|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true
  if (node.type === 'ExportNamedDeclaration') return child === node.source
  if (node.type === 'Property') return child === node.key || skip.includes(nameOf(node.key) ?? '')
  if (node.type === 'TaggedTemplateExpression') return true
  if (node.type === 'BinaryExpression') return textOf(node) !== undefined
  if (node.type === 'NewExpression') return /^(?:Type|Range|Aggregate|Syntax)?Error$/.test(nameOf(node.callee) ?? '')
  if (node.type === 'CallExpression') return isLog(node.callee)
  if (node.type === 'JSXAttribute')
    return /^(?:className|d|style|viewBox|css|aria-keyshortcuts)$/.test(nameOfAttribute(node))
  // told with the sentence that contains it
  return isElement(node) && isElement(child) && elementText(node) !== undefined
}

function isLog(callee: Node) {
  return callee.type === 'MemberExpression' && /^(?:console|log)$/.test(nameOf(callee.object) ?? '')
}
