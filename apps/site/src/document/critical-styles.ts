import { globalCss } from '@sitewright/ui/theme'
import { LRUCache } from 'lru-cache'
import type { DocumentLook } from './document-look.ts'

/** What a selector asks for: of each group at least one name, of an element or, with a dot, of a class. */
export type SelectorNeeds = readonly (readonly string[])[]

/** A rule of a style sheet, or an at-rule with those in it. */
export type StyleRule =
  { text: string; selectors: readonly SelectorNeeds[] } | { head: string; rules: readonly StyleRule[] }

/** The CSS of rules which can apply to elements that have none but these names. @default all rules */
export function cssOf(rules: readonly StyleRule[], names?: ReadonlySet<string>): string {
  const canApply = (needs: SelectorNeeds) => !names || needs.every((group) => group.some((name) => names.has(name)))
  let css = ''
  for (const rule of rules) {
    if ('rules' in rule) {
      const inside = cssOf(rule.rules, names)
      if (inside) css += `${rule.head}{${inside}}`
    } else if (rule.selectors.some(canApply)) css += rule.text
  }
  return css
}

/**
 * The names in a document whose body is this HTML: of its elements and, with a dot, of their classes. Each legal way to write
 * them is read, and rather a name too many than one too few: what merely looks like an attribute costs some bytes at most,
 * while a rule that is left out breaks a page. Character references are not: no name needs them.
 */
export function namesIn(html: string): Set<string> {
  const names = new Set(impliedElements)
  for (const [, element = ''] of html.matchAll(/<([a-z][^\s/>]*)/gi)) names.add(element.toLowerCase())
  for (const [, double, single, bare = ''] of html.matchAll(classAttribute))
    for (const each of (double ?? single ?? bare).split(/\s+/)) names.add(`.${each}`)
  return names
}

/** Elements that parsers add by themselves. */
const impliedElements = ['html', 'head', 'body', 'colgroup', 'tbody']
const classAttribute = /class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** What was written for documents with the same names and tokens: most pages of a site have those of another. */
const written = new LRUCache<string, string>({ max: 300 }) // of some 10 kB each
const numbers = new Map<readonly StyleRule[], number>()

export interface CriticalStyles {
  /** HTML of the document's body. */
  body: string
  /** The rules of each style sheet. */
  sheets: readonly (readonly StyleRule[])[]
  /** A class, with its dot, that may come into the document later. */
  later: string
  /** Absent for the built-in look. */
  look?: DocumentLook | undefined
}

/** The CSS that a document needs: of the sheets what can apply to its elements, and the tokens that are used. */
export function criticalStyles({ body, sheets, later, look }: CriticalStyles): string {
  const names = namesIn(body).add(later)
  for (const [name, value] of Object.entries(look?.attributes ?? {})) names.add(`[${name}=${value}]`)
  const used = new Set(Array.from(body.matchAll(tokenUse), ([use]) => use))
  const key = [look?.version ?? '', ...sheets.map(numberOf), ...[...names, ...used].toSorted()].join(' ')
  const kept = written.get(key)
  if (kept !== undefined) return kept
  const rules = sheets.map((sheet) => cssOf(sheet, names)).join('')
  const css = globalCssFor(rules + [...used].join(''), look) + rules
  written.set(key, css)
  return css
}

/** Stands for a style sheet. */
function numberOf(sheet: readonly StyleRule[]): number {
  const number = numbers.get(sheet) ?? numbers.size
  numbers.set(sheet, number)
  return number
}

/** Where a token is used. */
const tokenUse = /var\(\s*(--chakra-[\w\\.-]+)/g
const tokensBegin = globalCss.indexOf('@layer tokens{:root{')
const base = globalCss.slice(0, tokensBegin)
const tokens = new Map(
  globalCss
    .slice(tokensBegin + '@layer tokens{:root{'.length, -'}}'.length)
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':')
      return [declaration.slice(0, colon), declaration.slice(colon + 1)] as const
    }),
)

/** The global CSS with those tokens alone that itself or a text of CSS or HTML uses, and those that they are made of. */
export function globalCssFor(text: string, look?: DocumentLook): string {
  const used = new Set<string>()
  const valueOf = (name: string) => (tokens.has(name) ? (look?.changed.get(name) ?? tokens.get(name)) : undefined)
  const add = (from: string) => {
    for (const [, name = ''] of from.matchAll(tokenUse)) {
      const value = valueOf(name)
      if (value === undefined || used.has(name)) continue
      used.add(name)
      add(value)
    }
  }
  add(base)
  add(text)
  const declarations = [...tokens.keys()].filter((name) => used.has(name)).map((name) => `${name}:${valueOf(name)}`)
  return `${base}@layer tokens{:root{${declarations.join(';')}}}${look?.scheme ?? ''}`
}
