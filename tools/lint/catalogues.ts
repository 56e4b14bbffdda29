// An oxlint plugin: what people read stands in catalogues of messages, so that it can be read in other languages.
import type { Node, NodeOf, Rule } from './rule.ts'

/** What people read on a screen is said there, by what runs in their browser or by the server. */
const shown =
  /(^|\/)(apps\/(site|server)|libs\/(admin|api-client|create-page-kind\/template|media|page-kit|plugin-[a-z-]+|rich-text|session|ui))\/src\//

/** What nobody reads on a screen: tests, what runs while building, and frozen steps of migration. */
const exempt = /\.(test|spec|stories|build|bench)\.[cm]?[jt]sx?$|\/(testing|migrations|discover|vite)\//

/** What only those read who run the site or write programs for it, in English like the rest of the documentation. */
const forOperatorsOnly = [
  // the command line, and what the server prints while it starts
  /\/apps\/server\/src\/(cli|develop|main\.ts|start)/,
  // environment variables, and the figures of Prometheus
  /\/apps\/server\/src\/(config\.ts|metrics\/)/,
  // why a job of a page kind failed, as the command `doctor` says it
  /\/apps\/server\/src\/kinds\/kind-jobs\.ts$/,
  // what is wrong within the file of a font
  /\/apps\/server\/src\/look\/fonts\/woff2\.ts$/,
  // what a section type is called where its editor is missing: visitors load it, and nobody reads it
  /\/plugin-sectioned-page\/src\/section-types\/[a-z]+\/model\.ts$/,
  // the OpenAPI document, and the headings of its calls
  /\/apps\/server\/src\/calls\/open-api\.ts$|\/api-client\/src\/contract\/core-calls\.ts$/,
]

/** Attributes of elements that people read, or hear. */
const readAttribute =
  /^(alt|title|label|heading|hint|help|note|text|question|description|problem|empty|caption|aria-(label|description|roledescription|valuetext))$|(Label|Text|Title|Heading|Note)$/

/** A word that is no unit, no key and no name of a format. */
const hasWord = /\p{Ll}{3}/u

/** A capital, and a small word after a space: such a text is meant for people, where a name has capitals only. */
const sentence = /^[‘“]?\p{Lu}[^\s]*\s+(\S+\s+)*\p{Ll}{2}/u

/** The method and the path of a call. */
const call = /^(GET|POST) /

/** What is called with texts for those who run or write the site. */
const forOperators = /(Error|^defineMessages|^describe\w*|^newsOfList|^log|^warn|^debug|^console)$/

export const message =
  'What people read stands in a catalogue: defineMessages of @sitewright/messages (libs/messages/README.md)'

const everyText: Rule = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    const place = `/${file}`
    if (!shown.test(file) || exempt.test(file) || forOperatorsOnly.some((one) => one.test(place))) return {}
    const report = (node: Node) => context.report({ node, message })

    function check(node: Node, text: string) {
      if (!hasWord.test(text) || call.test(text) || isName(node)) return
      if (isRead(node) || (sentence.test(text) && !isForOperators(node))) report(node)
    }
    return {
      JSXText(node) {
        if (hasWord.test(node.value.replaceAll(/&\w+;/g, ''))) report(node)
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked ?? '').join(' '))
      },
    }
  },
}

/** True for what stands between the tags of an element, or in an attribute that is read. */
function isRead(node: Node): boolean {
  const at = outermost(node).parent
  if (at?.type === 'JSXAttribute') return isReadAttribute(at)
  if (at?.type !== 'JSXExpressionContainer') return false
  return at.parent.type === 'JSXAttribute' ? isReadAttribute(at.parent) : true
}

function isReadAttribute({ name }: NodeOf<'JSXAttribute'>): boolean {
  return name.type === 'JSXIdentifier' && readAttribute.test(name.name)
}

/** The expression that a value is given on by, as in `{saved ? 'Saved' : 'Save'}`. */
function outermost(node: Node): Node {
  const { parent } = node
  if (!parent) return node
  const isBranch = parent.type === 'ConditionalExpression' && parent.test !== node
  const isOperand = parent.type === 'LogicalExpression' && parent.right === node
  return isBranch || isOperand || parent.type === 'ParenthesizedExpression' ? outermost(parent) : node
}

/** The property of a declared call that the OpenAPI document and the reference of calls show, and no screen. */
const ofReference = 'summary'

/** True for what is compared, is the name of something, or describes a call. */
function isName(node: Node): boolean {
  const { parent } = node
  if (parent?.type === 'BinaryExpression') return parent.operator !== '+'
  if (parent?.type !== 'Property') return false
  return parent.key === node || (parent.key.type === 'Identifier' && ['group', ofReference].includes(parent.key.name))
}

function isForOperators(node: Node): boolean {
  for (let at: Node | null | undefined = node; at; at = at.parent) {
    if (at.type === 'NewExpression' || at.type === 'CallExpression') {
      const { callee } = at
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type === 'Identifier' && forOperators.test(name.name)) return true
      const of = callee.type === 'MemberExpression' ? callee.object : undefined
      if (of?.type === 'Identifier' && /^(console|log)$/.test(of.name)) return true
    }
    if (
      /^(ImportDeclaration|TSLiteralType|ImportExpression|ExportNamedDeclaration)$/.test(at.type) &&
      at === node.parent
    )
      return true
  }
  return false
}

export default { meta: { name: 'catalogues' }, rules: { 'every-text': everyText } }
