import { globalCss } from '@sitewright/ui/theme'
import { LRUCache } from 'lru-cache'
import type { DocumentLook } from './document-look.ts'

/** What a selector asks for: of each group at least one name, of an element or, with a dot, of a class. */
type Needs = readonly (readonly string[])[]

/** A rule of a style sheet, or an at-rule with those in it. */
type Rule = { text: string; selectors: readonly Needs[] } | { head: string; rules: readonly Rule[] }

const known = new Map<string, readonly Rule[]>()

/** The rules of a style sheet, as the build writes it, which can apply to elements that have none but these names. */
export function rulesFor(sheet: string, names: ReadonlySet<string>): string {
  let rules = known.get(sheet)
  if (!rules) known.set(sheet, (rules = parse(sheet)))
  return write(rules, names)
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
const numbers = new Map<string, number>()

export interface CriticalStyles {
  /** HTML of the document's body. */
  body: string
  /** The style sheets, as the build writes them. */
  sheets: readonly string[]
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
  const rules = sheets.map((sheet) => rulesFor(sheet, names)).join('')
  const css = globalCssFor(rules + [...used].join(''), look) + rules
  written.set(key, css)
  return css
}

/** Stands for a style sheet. */
function numberOf(sheet: string): number {
  const number = numbers.get(sheet) ?? numbers.size
  numbers.set(sheet, number)
  return number
}

function write(rules: readonly Rule[], names: ReadonlySet<string>): string {
  const canApply = (needs: Needs) => needs.every((group) => group.some((name) => names.has(name)))
  let text = ''
  for (const rule of rules) {
    if ('rules' in rule) {
      const inside = write(rule.rules, names)
      if (inside) text += `${rule.head}{${inside}}`
    } else if (rule.selectors.some(canApply)) text += rule.text
  }
  return text
}

/** What tells where rules begin and end, and what may have the same characters in it without doing so. */
const marks = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|url\([^)"']*\)|\\[^]|[{};]/gi
const comments = /\/\*[^]*?\*\//g

function parse(sheet: string): Rule[] {
  const rules: Rule[] = []
  let begin = 0
  let body = 0
  let depth = 0
  for (const { 0: mark, index: at } of sheet.matchAll(marks)) {
    if (mark === '{' && depth++ === 0) body = at
    const ends = mark === '}' ? --depth === 0 : mark === ';' && depth === 0
    if (!ends) continue
    const head = sheet
      .slice(begin, mark === '}' ? body : at)
      .replace(comments, '')
      .trim()
    if (mark === '}' && /^@(media|supports|layer|container)/i.test(head))
      rules.push({ head, rules: parse(sheet.slice(body + 1, at)) })
    // what has no selectors, such as key frames, always applies
    else rules.push({ text: sheet.slice(begin, at + 1), selectors: /^@|^$/.test(head) ? [[]] : selectorsIn(head) })
    begin = at + 1
  }
  return rules
}

/** Stands for characters that are escaped: a name with them, or with others that no name of ours has, is not asked for. */
const escaped = '\uFFFD'

/**
 * What each of the selectors of a rule asks for. What they ask within brackets counts if it is a choice of elements, and of
 * attributes those alone by which the root says how the site looks.
 */
function selectorsIn(head: string): Needs[] {
  const choices: string[][] = []
  const choice = (_: string, elements: string) =>
    `@${
      choices.push(
        elements
          .trim()
          .toLowerCase()
          .split(/\s*,\s*/),
      ) - 1
    }`
  const ofLook = (_: string, name: string, value: string) => `@${choices.push([`[${name}=${value}]`]) - 1}`
  let plain = head
    .replace(/\\(?:[\da-f]{1,6}\s?|[^])/gi, escaped)
    .replace(/\[(data-look-\w+)=["']?(\w+)["']?\]/g, ofLook)
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:(?:is|where)\(\s*([a-z0-9]+(?:\s*,\s*[a-z0-9]+)*)\s*\)/gi, choice)
  while (plain !== (plain = plain.replace(/\([^()]*\)/g, '')));
  return plain
    .split(',')
    .map((selector) =>
      [
        ...[...selector.matchAll(/\.[^\s.#:,>+~@|]+/g)].map(([name]) => [name]),
        ...[...selector.matchAll(/(?<=^|[\s>+~])[a-z][^\s.#:,>+~@|]*/gi)].map(([name]) => [name.toLowerCase()]),
        ...[...selector.matchAll(/@(\d+)/g)].map(([, place]) => choices[Number(place)] ?? []),
      ].filter((group) => !group.some((name) => /[^ -~]/.test(name))),
    )
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
