import { parseSource, textOf, walk } from './syntax.ts'

/**
 * The texts of a source file that people may get to read, in its order: every sentence that stands in it as a string, a
 * template or the text of an element. What only developers see, such as the message of an `Error`, is left out.
 *
 * @param {string} file its name, of which the extension tells the language.
 * @param {string} source the file's text.
 * @param {readonly string[]} [skip] names of the properties whose texts are shown elsewhere.
 * @returns {string[]} each once; `{…}` stands for what is put in at run time.
 */
export function sourceMessages(file, source, skip = []) {
  const found = new Set()
  walk(parseSource(file, source), (node, around) => {
    const text = readable(node)
    if (text === undefined || !isSentence(text)) return
    if (!around.some((each, index) => isInternal(each, around[index + 1] ?? node, skip))) found.add(text)
  })
  return [...found]
}

function readable(node) {
  const text = isElement(node) ? elementText(node) : textOf(node, (expression) => `{${holeName(expression)}}`)
  return text === undefined ? undefined : oneLine(text)
}

function isElement(node) {
  return node.type === 'JSXElement' || node.type === 'JSXFragment'
}

/** The words of an element that holds some itself, with those of elements among them. */
function elementText({ children }) {
  if (!children.some(({ type, value }) => type === 'JSXText' && /\p{L}/u.test(value))) return undefined
  return children.map(childText).join('')
}

function childText(child) {
  if (child.type === 'JSXText') return child.value.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '')
  // a button beside a sentence has a label of its own
  if (child.openingElement?.name.name?.endsWith('Button')) return ''
  if (isElement(child)) return elementText(child) ?? child.children.map(childText).join('')
  const { expression } = child
  if (expression.type === 'JSXEmptyExpression') return ''
  return textOf(expression, (each) => `{${holeName(each)}}`) ?? `{${holeName(expression)}}`
}

/** A name that says what is put in, where the expression has one. */
function holeName(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name
  if (node.type === 'CallExpression' && node.arguments.length > 0) return holeName(node.arguments[0])
  return '…'
}

/** Breaks within an element and its indentation are one space; two spaces that were meant stay. */
function oneLine(text) {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim()
}

/** Begins like a sentence, or with a part put in, is no call's name, and has three words of its own, or fewer with an end or a part put in. */
function isSentence(text) {
  if (!/^[\p{Lu}{‘“][^<]* [^<]*$/u.test(text) || !/\p{Ll}{2}/u.test(text) || /^(?:GET|POST) /.test(text)) return false
  const own = text.replaceAll(/\{[^}]*\}/g, '').match(/[\p{L}\p{N}’']+/gu)?.length ?? 0
  return own > 2 || (own > 1 && (/[.?!:]$/.test(text) || text.includes('{')))
}

/** Whether what stands there in a node is for developers: an import, a type, a key, an internal error, a log, CSS. */
function isInternal(node, child, skip) {
  if (/^(?:Import|Export.*All|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true
  if (node.type === 'ExportNamedDeclaration') return child === node.source
  if (node.type === 'Property') return child === node.key || skip.includes(node.key.name)
  if (node.type === 'TaggedTemplateExpression') return true
  if (node.type === 'BinaryExpression') return textOf(node) !== undefined
  if (node.type === 'NewExpression') return /^(?:Type|Range|Aggregate|Syntax)?Error$/.test(node.callee.name)
  if (node.type === 'CallExpression') return isLog(node.callee)
  if (node.type === 'JSXAttribute') return /^(?:className|d|style|viewBox|css|aria-keyshortcuts)$/.test(node.name.name)
  // told with the sentence that it stands in
  return isElement(node) && isElement(child) && elementText(node) !== undefined
}

function isLog(callee) {
  return (
    callee.type === 'MemberExpression' && /^(?:console|log)$/.test(callee.object.name ?? callee.object.property?.name)
  )
}
