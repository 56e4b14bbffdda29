import type { CSSProperties } from 'react'
import type { Attributes } from '../types.ts'

const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
}

const cache = new WeakMap<Attributes, Record<string, unknown>>()

/** An element's attributes as React takes them. */
export function domProps(attributes: Attributes | undefined): Record<string, unknown> {
  if (!attributes) return {}
  const known = cache.get(attributes)
  if (known) return known
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'style') return [name, styleProps(value)]
      return [renamed[name] ?? name, name === 'reversed' || name === 'open' ? true : value]
    }),
  )
  cache.set(attributes, props)
  return props
}

function styleProps(style: string): CSSProperties {
  return Object.fromEntries(
    style
      .split(';')
      .map((declaration) => declaration.split(':'))
      .filter(([name, value]) => name?.trim() && value !== undefined)
      .map(([name = '', value = '']) => [
        name.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value.trim(),
      ]),
  )
}
