// An oxlint plugin: the site and the server name none of the page kinds that come with them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import type { Node, Rule } from './rule.ts'

/** Where a site works with any kinds, or without one. */
const neutral = /(^|\/)(apps\/(server|site)|libs\/(admin|page-kit))\//

/** Tests and samples need kinds that exist; steps of migration are frozen. */
const exempt = /\.(test|spec|stories)\.[cm]?[jt]sx?$|\/(testing|migrations)\//

const kinds: ReadonlySet<string> = new Set(
  contents('libs/plugin-*/package.json').flatMap((text) => {
    const { pageKind } = JSON.parse(text) as { pageKind?: { kind: string } }
    return pageKind ? [pageKind.kind] : []
  }),
)

const screens: ReadonlySet<string> = new Set(
  contents('libs/plugin-*/src/client/screens.ts').flatMap((text) =>
    Array.from(text.matchAll(/^ {2}path: '(.+?)'/gm), ([, path = '']) => path),
  ),
)

if (kinds.size === 0 || screens.size === 0) throw new Error('No page kinds, or none of their screens, were found')

export const messageOf = (name: string) =>
  `'${name}' is of a package: let its manifest, or its screen, say what it wants (docs/guides/write-a-page-kind.md)`

const bundled: Rule = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    if (!neutral.test(file) || exempt.test(file)) return {}
    const check = (node: Node, text: string) => {
      const [, first = text] = /^\/?pages\/([^/?#]+)/.exec(text) ?? []
      const isName = kinds.has(first) || screens.has(first)
      // 'form' is an element of HTML too
      if (isName && (first !== text || first.includes('-') || screens.has(first) || isOfKind(node)))
        context.report({ node, message: messageOf(first) })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis[0]?.value.raw ?? '')
      },
    }
  },
}

/** Names of what holds the name of a kind. */
const ofKind = /^(kinds?|r|renderer)$|Kinds?$/i

/** True where the name of a kind is expected: `kind: 'form'`, `kind === 'form'`, `kinds.get('form')`, beside another one. */
function isOfKind(node: Node): boolean {
  const { parent } = node
  if (!parent) return false
  if (parent.type === 'ArrayExpression')
    return parent.elements.some((each) => each !== node && each?.type === 'Literal' && kinds.has(String(each.value)))
  if (parent.type === 'Property') return parent.value === node && ofKind.test(nameOf(parent.key))
  if (parent.type === 'VariableDeclarator') return ofKind.test(nameOf(parent.id))
  if (parent.type === 'BinaryExpression') return [parent.left, parent.right].some((side) => ofKind.test(nameOf(side)))
  if (parent.type === 'CallExpression' && parent.callee.type === 'MemberExpression')
    return ofKind.test(nameOf(parent.callee.object))
  return false
}

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : ''
}

function contents(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
}

export default { meta: { name: 'kind-names' }, rules: { bundled } }
