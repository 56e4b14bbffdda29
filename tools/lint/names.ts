// An oxlint plugin: a constant is named by what it is, not by an adverb, and comments are plain English of today.
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

/** Words of old books, and what to write instead. */
const oldWords = new Map([
  ['anew', 'again'],
  ['thereof', 'of it'],
  ['wherein', 'in which'],
  ['whoever', 'anyone who'],
])

const oldWord = new RegExp(`\\b(${[...oldWords.keys()].join('|')})\\b`, 'i')

export const wordMessage = (word: string) => `Comments are plain: “${oldWords.get(word)}” instead of “${word}”`

const comments: Rule = {
  create(context) {
    // frozen
    if (/\/migrations\//.test(context.filename)) return {}
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const [, word] = oldWord.exec(value) ?? []
          if (word) context.report({ loc, message: wordMessage(word.toLowerCase()) })
        }
      },
    }
  },
}

function isOfModule(parent: Node): boolean {
  return parent.type === 'Program' || parent.type === 'ExportNamedDeclaration'
}

export default { meta: { name: 'names' }, rules: { comments, constants } }
