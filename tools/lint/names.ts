// An oxlint plugin: a constant is named by what it is, not by an adverb.
import type { Node, Rule } from './rule.ts'

/** Words that say how much or how long, and not of what. */
const adverbs = new Set([
  ...['again', 'atOnce', 'crumb', 'enough', 'few', 'largest', 'late', 'least', 'longest', 'many', 'most', 'often'],
  ...['oneGo', 'patience', 'shortest', 'smallest', 'soon', 'trifle', 'ways'],
])

/** Such as `mostBytes`, where `maxBytes` is the term. */
const adverbial = /^(?:least|longest|most|shortest)[A-Z]/

export const message =
  'A constant is named by what it is: `maxTitleLength`, `batchSize`, `answerTimeout` (CONTRIBUTING, Words)'

const constants: Rule = {
  create(context) {
    // in tests and samples a list may well be called `manyPages`
    if (/\.(test|spec|stories)\.[cm]?[jt]sx?$|\/(testing|migrations)\/|\/migrations\.ts$/.test(context.filename))
      return {}
    return {
      VariableDeclaration(node) {
        if (node.kind !== 'const' || !isOfModule(node.parent)) return
        for (const { id } of node.declarations)
          if (id.type === 'Identifier' && (adverbs.has(id.name) || adverbial.test(id.name)))
            context.report({ node: id, message })
      },
    }
  },
}

function isOfModule(parent: Node): boolean {
  return parent.type === 'Program' || parent.type === 'ExportNamedDeclaration'
}

export default { meta: { name: 'names' }, rules: { constants } }
