import { cleanStyle } from './clean-style.ts'
import { cleanUrl, imageSchemes } from './clean-url.ts'
import { allowedClasses } from './palette.ts'

/** Gives an attribute's allowed value, or undefined if the attribute has to be removed. */
type Rule = (value: string, tag: string) => string | undefined

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : undefined
const filled: Rule = (value) => value.trim() || undefined
const present: Rule = () => ''
const words =
  (allowed: readonly string[]): Rule =>
  (value) => {
    const kept = new Set(value.split(/\s+/).filter((word) => allowed.includes(word)))
    return kept.size > 0 ? [...kept].join(' ') : undefined
  }
const link: Rule = (value) => cleanUrl(value)
/** Where something comes from is a page; programs put a person's name or address here, which is not for visitors. */
const source: Rule = (value) => cleanUrl(value, imageSchemes)
const count = matching(/^[1-9]\d{0,2}$/)
const whole = matching(/^-?\d{1,6}$/)
const pixels = matching(/^\d{1,4}%?$/)
const moment = matching(/^[\dTZPYMWDHS:.+ -]{1,40}$/i)

const everywhere: Readonly<Record<string, Rule>> = {
  class: words(allowedClasses),
  dir: matching(/^(?:ltr|rtl|auto)$/i),
  lang: matching(/^[a-z]{1,8}(?:-[a-z\d]{1,8}){0,8}$/i),
  style: (value, tag) => cleanStyle(tag, value) || undefined,
  title: filled,
}

const cell: Readonly<Record<string, Rule>> = { colspan: count, rowspan: count }

const byTag: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  a: {
    href: link,
    target: matching(/^_blank$/i),
    rel: words(['nofollow', 'noopener', 'noreferrer', 'ugc', 'sponsored', 'external', 'author', 'license', 'help']),
    hreflang: matching(/^[a-z]{1,8}(?:-[a-z\d]{1,8}){0,8}$/i),
  },
  img: {
    src: (value) => cleanUrl(value, imageSchemes),
    alt: (value) => value.trim(),
    width: pixels,
    height: pixels,
    loading: matching(/^(?:lazy|eager)$/i),
  },
  ol: { start: whole, reversed: present, type: matching(/^[1aAiI]$/) },
  li: { value: whole },
  td: cell,
  th: { ...cell, scope: matching(/^(?:row|col|rowgroup|colgroup)$/i), abbr: filled },
  col: { span: count },
  colgroup: { span: count },
  blockquote: { cite: source },
  q: { cite: source },
  del: { cite: source, datetime: moment },
  ins: { cite: source, datetime: moment },
  time: { datetime: moment },
  details: { open: present },
}

// A line break is nothing but a break; both sanitisers, and the editor, are simpler for it.
const bare = new Set(['br', 'wbr'])

/** The names of the attributes that an element may carry. */
export function attributeNames(tag: string): readonly string[] {
  return bare.has(tag) ? [] : [...Object.keys(everywhere), ...Object.keys(byTag[tag] ?? {})]
}

/** An attribute's allowed value, or undefined if the attribute has to be removed. Names are in lower case. */
export function cleanAttribute(tag: string, name: string, value: string): string | undefined {
  if (bare.has(tag)) return undefined
  const own = byTag[tag] ?? {}
  if (Object.hasOwn(own, name)) return own[name]?.(value, tag)
  return Object.hasOwn(everywhere, name) ? everywhere[name]?.(value, tag) : undefined
}

/** All allowed attributes of an element; a link that opens a new window never gives it a way back. */
export function cleanAttributes(tag: string, attributes: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    const cleaned = cleanAttribute(tag, name, value)
    if (cleaned !== undefined) kept[name] = cleaned
  }
  if (kept['target'] !== undefined) kept['rel'] = windowRelation(kept['rel'])
  return kept
}

/** The `rel` of a link that opens a new window. */
export function windowRelation(rel = ''): string {
  return [...new Set([...rel.split(' ').filter(Boolean), 'noopener', 'noreferrer'])].join(' ')
}
