import type { OpenElements } from './open-elements.ts'
import { blockTags } from './tags.ts'

const blocks: ReadonlySet<string> = new Set(blockTags)
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const impliedEnds = new Set(['dd', 'dt', 'li', 'p', 'rp', 'rt'])
const passedByItems = new Set(['address', 'div', 'p'])

const sections = ['tbody', 'thead', 'tfoot']
const parents: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['caption', []],
  ['colgroup', []],
  ['tbody', []],
  ['thead', []],
  ['tfoot', []],
  ['col', [['colgroup']]],
  ['tr', [sections]],
  ['td', [sections, ['tr']]],
  ['th', [sections, ['tr']]],
  ['text', [sections, ['tr'], ['td', 'th']]],
])
const wantsParts = new Set(['table', 'colgroup', 'tbody', 'thead', 'tfoot', 'tr'])

/** What has to be between a table and a part of it, or text, from the table on: the usual element, and what else will do. */
export function tableParents(part: string): readonly (readonly string[])[] {
  return parents.get(part) ?? []
}

/** True for an element that is allowed only in a table. */
export function isTablePart(tag: string): boolean {
  return parents.has(tag)
}

/** True for an element that has table parts in it, and nothing else. */
export function hasOnlyParts(tag: string | undefined): boolean {
  return tag !== undefined && wantsParts.has(tag)
}

/**
 * How many of the open elements may stay open when an element begins in them; asked until nothing changes.
 *
 * The rules are those by which HTML parsers end elements (WHATWG HTML, 13.2.6.4.7), for the elements of the policy.
 */
export function closedBy(tag: string, open: OpenElements): number {
  const all = open.tags.length
  const within = (name: string) => {
    const index = open.find(name)
    return index >= open.around() ? index : all
  }
  if (tag === 'a') return within('a')
  const parent = open.tags[all - 1] ?? ''
  if (tag === 'rp' || tag === 'rt') return impliedEnds.has(parent) && within('ruby') < all ? all - 1 : all
  if (!blocks.has(tag)) return all
  if (tag === 'li') return Math.min(openItem(open, 'li'), within('p'))
  if (tag === 'dd' || tag === 'dt') return Math.min(openItem(open, 'dd', 'dt'), within('p'))
  const paragraph = within('p')
  return paragraph === all && headings.has(tag) && headings.has(parent) ? all - 1 : paragraph
}

/** The place of the item that ends where another one begins: lists and most other blocks keep it open. */
function openItem({ tags }: OpenElements, name: string, otherName = name): number {
  for (let index = tags.length - 1; index >= 0; index--) {
    const tag = tags[index] ?? ''
    if (tag === name || tag === otherName) return index
    if (blocks.has(tag) && !passedByItems.has(tag)) break
  }
  return tags.length
}

/** The place of the element that an end tag ends, or -1: never one outside the table or the cell that it is in. */
export function endedBy(tag: string, open: OpenElements): number {
  if (tag === 'table' || isTablePart(tag)) {
    const index = open.find(tag)
    return index >= open.find('table') ? index : -1
  }
  // The end tag of any heading ends a heading.
  const index = headings.has(tag) ? Math.max(...Array.from(headings, open.find)) : open.find(tag)
  return index >= open.around() && index > open.find('table') ? index : -1
}
