// An oxlint plugin: what stands at the start of a line stands at the right in Arabic.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from './rule.ts'

const list = join(import.meta.dirname, '../../libs/ui/src/theme/pointing-icons.ts')
const pointingIcons: readonly string[] = readFileSync(list, 'utf8').match(/(?<=')[a-z\d-]+(?=')/g) ?? []

const inTests = /\.(test|spec)\.[cm]?[jt]sx?$|\/testing\//

/** Names of lucide's icons that are likely to point. */
const pointing =
  /Left|Right|Indent|Outdent|Undo|Redo|ChevronFirst|ChevronLast|BetweenVertical|^Reply|^LogOut|^LogIn|ExternalLink/

/** They show a side that stays where it is, or a turn. */
const unmoved = new Set(['AlignLeft', 'AlignRight', 'RotateLeft', 'RotateRight'])

const aliases: Readonly<Record<string, string>> = {
  IndentDecrease: 'list-indent-decrease',
  IndentIncrease: 'list-indent-increase',
}

const kebab = (name: string) => name.replace(/(?!^)([A-Z]|\d+)/g, '-$1').toLowerCase()

export const iconMessage = (name: string) =>
  `${name} points: add it to libs/ui/src/theme/pointing-icons.ts, so that it is mirrored from right to left`

const icons: Rule = {
  create(context) {
    if (inTests.test(context.filename)) return {}
    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'lucide-react') return
        for (const specifier of node.specifiers) {
          if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
          const { name } = specifier.imported
          if (!pointing.test(name) || unmoved.has(name)) continue
          if (!pointingIcons.includes(aliases[name] ?? kebab(name)))
            context.report({ node: specifier, message: iconMessage(name) })
        }
      },
    }
  },
}

/** What is written instead of each. */
const logical = new Map([
  ['marginLeft', 'marginInlineStart'],
  ['marginRight', 'marginInlineEnd'],
  ['paddingLeft', 'paddingInlineStart'],
  ['paddingRight', 'paddingInlineEnd'],
  ['borderLeft', 'borderInlineStart'],
  ['borderRight', 'borderInlineEnd'],
  ['ml', 'marginInlineStart'],
  ['mr', 'marginInlineEnd'],
  ['pl', 'paddingInlineStart'],
  ['pr', 'paddingInlineEnd'],
])

export const propertyMessage = (name: string) =>
  `${logical.get(name)} in place of ${name}: lines may run from the right`

const properties: Rule = {
  create(context) {
    if (inTests.test(context.filename) || !context.filename.endsWith('.tsx')) return {}
    return {
      JSXAttribute(node) {
        const { name } = node.name
        if (typeof name === 'string' && logical.has(name)) context.report({ node, message: propertyMessage(name) })
      },
      Property(node) {
        if (node.key.type === 'Identifier' && node.key.name.length > 2 && logical.has(node.key.name))
          context.report({ node, message: propertyMessage(node.key.name) })
      },
    }
  },
}

export default { meta: { name: 'directions' }, rules: { icons, properties } }
