import { globalCss } from '@sitewright/ui/theme'

/** A rule of a style sheet, or an at-rule with those in it. */
type Rule = { text: string; selectors: readonly (readonly string[])[] } | { head: string; rules: readonly Rule[] }

const known = new Map<string, readonly Rule[]>()

/** The rules of a style sheet, as the build writes it, which can apply to elements that have none but these classes. */
export function rulesFor(sheet: string, classes: ReadonlySet<string>): string {
  let rules = known.get(sheet)
  if (!rules) known.set(sheet, (rules = parse(sheet)))
  return write(rules, classes)
}

/** The classes of all elements of a piece of HTML. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

function write(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  let text = ''
  for (const rule of rules) {
    if ('rules' in rule) {
      const inside = write(rule.rules, classes)
      if (inside) text += `${rule.head}{${inside}}`
    } else if (rule.selectors.some((names) => names.every((name) => classes.has(name)))) text += rule.text
  }
  return text
}

function parse(sheet: string): Rule[] {
  const rules: Rule[] = []
  let begin = 0
  let body = 0
  let depth = 0
  for (let at = 0; at < sheet.length; at++) {
    if (sheet[at] === '{' && depth++ === 0) body = at
    if (sheet[at] !== '}' || --depth > 0) continue
    const head = sheet.slice(begin, body)
    if (/^@(media|supports|layer|container)/.test(head)) rules.push({ head, rules: parse(sheet.slice(body + 1, at)) })
    // what has no selectors, such as key frames, always applies
    else rules.push({ text: sheet.slice(begin, at + 1), selectors: head.startsWith('@') ? [[]] : selectorsIn(head) })
    begin = at + 1
  }
  return rules
}

/** The classes that each of the selectors of a rule asks for; what it asks for within brackets is left aside. */
function selectorsIn(head: string): string[][] {
  let plain = head
  while (plain !== (plain = plain.replace(/\([^()]*\)|\[[^\]]*\]/g, '')));
  return plain.split(',').map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
}

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
export function globalCssFor(text: string): string {
  const used = new Set<string>()
  const add = (from: string) => {
    for (const [, name = ''] of from.matchAll(/var\((--chakra-[\w\\.-]+)/g)) {
      const value = tokens.get(name)
      if (value === undefined || used.has(name)) continue
      used.add(name)
      add(value)
    }
  }
  add(base)
  add(text)
  const declarations = [...tokens].filter(([name]) => used.has(name)).map(([name, value]) => `${name}:${value}`)
  return `${base}@layer tokens{:root{${declarations.join(';')}}}`
}
