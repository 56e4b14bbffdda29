/** An item before it is in a list. */
interface Item {
  /** What stands for it, and gives way to the list. */
  element: Element
  contents: readonly Node[]
  /** What has its style, if that is another element. */
  styled?: Element
  /** How deep it is, from 1. */
  level: number
  /** What tells the list that it is of from others. */
  list: string
  ordered: boolean
  /** What it is counted as; absent for bullets. */
  number?: number | undefined
}

/** By list and depth, what the last item was counted as. */
type Counts = Map<string, number>

interface OpenList {
  list: HTMLElement
  last: Item
}

/**
 * Word copies lists as paragraphs that are styled as items (`mso-list:l0 level2 lfo1`) with the bullet or number as
 * text, and Word on the web as lists of one item each; this makes real lists of them.
 */
export function wordLists(body: HTMLElement): void {
  let open: OpenList[] = []
  let previous: Element | undefined
  const counts: Counts = new Map()
  for (const element of Array.from(body.querySelectorAll('[style*="mso-list"], .ListContainerWrapper'))) {
    // what Outlook and filtered pages have in lists already
    if (element.matches('li, ul, ol')) continue
    for (const item of itemsOf(element, counts)) {
      if (previous?.nextElementSibling !== element) open = []
      while (open.length > 0 && endsBefore(open.at(-1)!, item)) open.pop()
      put(item, open)
      previous = open[0]?.list
    }
    if (!element.matches('h1, h2, h3, h4, h5, h6')) element.remove()
  }
}

function itemsOf(element: Element, counts: Counts): Item[] {
  if (element.matches('.ListContainerWrapper')) return Array.from(element.querySelectorAll('li'), webItem)
  const found = /mso-list:\s*(l\d+)\s+level(\d)\s*(lfo\d+)?/i.exec(element.getAttribute('style') ?? '')
  if (!found || !element.matches('p, div, h1, h2, h3, h4, h5, h6')) return []
  const marker = takeMarker(element)
  if (element.matches('h1, h2, h3, h4, h5, h6')) {
    // The number is a part of what the heading is called.
    if (isNumber(marker)) element.prepend(`${marker} `)
    return []
  }
  const [, list = '', level, override = ''] = found
  const counter = `${list + override} ${level}`
  const number = countedAs(marker, counts.get(counter))
  if (number !== undefined) counts.set(counter, number)
  return [
    {
      ...{ element, contents: [...element.childNodes], level: Number(level), list: list + override },
      ...{ ordered: isNumber(marker), number },
    },
  ]
}

function webItem(item: Element): Item {
  const list = item.parentElement
  const element = item.closest('.ListContainerWrapper') ?? item
  return {
    ...{ element, styled: item, contents: [...item.childNodes], ordered: list?.localName === 'ol' },
    ...{ level: Number(item.getAttribute('data-aria-level') ?? 1), list: item.getAttribute('data-listid') ?? '' },
    number: list?.hasAttribute('start') ? Number(list.getAttribute('start')) : undefined,
  }
}

/** True for a list that ends before the item: a deeper one, or another one at the same depth. */
function endsBefore({ last }: OpenList, item: Item): boolean {
  if (last.level !== item.level) return last.level > item.level
  if (last.ordered !== item.ordered) return true
  // Bullets all look the same, and numbers say themselves where a list begins again.
  if (!item.ordered) return false
  return last.number === undefined || item.number === undefined
    ? last.list !== item.list
    : item.number !== last.number + 1
}

function put(item: Item, open: OpenList[]): void {
  const document = item.element.ownerDocument
  let current = open.at(-1)
  if (!current || current.last.level < item.level) {
    const list = document.createElement(item.ordered ? 'ol' : 'ul')
    if (item.ordered && item.number !== undefined && item.number > 1) list.setAttribute('start', String(item.number))
    if (current) (current.list.lastElementChild ?? current.list).append(list)
    else item.element.before(list)
    current = { list, last: item }
    open.push(current)
  }
  current.last = item
  const made = document.createElement('li')
  // what the item's own style says of it all, such as that it is bold
  for (const name of ['style', 'class']) made.setAttribute(name, (item.styled ?? item.element).getAttribute(name) ?? '')
  made.append(...item.contents)
  current.list.append(made)
}

/** Takes the text away that represents the bullet or number, and gives it. */
function takeMarker(paragraph: Element): string {
  const markers = paragraph.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  const text = markers[0]?.textContent ?? ''
  for (const marker of markers) marker.remove()
  return text.replaceAll('\u00a0', ' ').trim()
}

/** True for a number, and for a letter or a Roman number before a dot or bracket: a letter alone is a bullet's. */
function isNumber(marker: string): boolean {
  return /\d/.test(marker) || /^\(?[a-z]{1,5}[.)]$/i.test(marker)
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/**
 * What an item is counted as: the last number of `2.1.`, the place of a letter, or a Roman number. Whether `i` is the
 * first or the ninth is told by the one before.
 */
function countedAs(marker: string, before = 0): number | undefined {
  const digits = /(\d+)[.)]?$/.exec(marker)?.[1]
  if (digits !== undefined) return Number(digits)
  const letters = /^\(?([a-z]{1,5})[.)]$/i.exec(marker)?.[1]?.toLowerCase()
  if (letters === undefined) return undefined
  const readings = [romanNumber(letters), placeOf(letters)].filter((reading) => reading !== undefined)
  return readings.find((reading) => reading === before + 1) ?? readings[0]
}

/** Undefined for letters that are no Roman number; of those that begin a list nobody counts by `l` or `c`. */
function romanNumber(letters: string): number | undefined {
  if (/^[lc]$/.test(letters) || !/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters)) return undefined
  const values = Array.from(letters, (letter) => romans[letter] ?? 0)
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0)
}

/** After `z` Word has `aa`, `bb` and so on. */
function placeOf(letters: string): number | undefined {
  const [first = ''] = letters
  if (letters !== first.repeat(letters.length)) return undefined
  return first.charCodeAt(0) - 96 + 26 * (letters.length - 1)
}
