/** An item before it is in a list. */
interface Item {
  /** What stands for it, and gives way to the list. */
  element: Element
  contents: readonly Node[]
  /** How deep it is, from 1. */
  level: number
  /** What tells the list that it is of from others. */
  list: string
  ordered: boolean
  /** What it is counted as; absent for bullets and letters. */
  number?: number | undefined
}

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
  for (const element of Array.from(body.querySelectorAll('[style*="mso-list"], .ListContainerWrapper'))) {
    for (const item of itemsOf(element)) {
      if (previous?.nextElementSibling !== element) open = []
      while (open.length > 0 && endsBefore(open.at(-1)!, item)) open.pop()
      put(item, open)
      previous = open[0]?.list
    }
    if (!element.matches('h1, h2, h3, h4, h5, h6')) element.remove()
  }
}

function itemsOf(element: Element): Item[] {
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
  const number = Number(/(\d+)[.)]?$/.exec(marker)?.[1])
  return [
    {
      ...{ element, contents: [...element.childNodes], level: Number(level), list: list + override },
      ...{ ordered: isNumber(marker), number: Number.isNaN(number) ? undefined : number },
    },
  ]
}

function webItem(item: Element): Item {
  const list = item.parentElement
  const element = item.closest('.ListContainerWrapper') ?? item
  return {
    ...{ element, contents: [...item.childNodes], ordered: list?.localName === 'ol' },
    ...{ level: Number(item.getAttribute('data-aria-level') ?? 1), list: item.getAttribute('data-listid') ?? '' },
    number: list?.hasAttribute('start') ? Number(list.getAttribute('start')) : undefined,
  }
}

/** True for a list that ends before the item: a deeper one, or another one at the same depth. */
function endsBefore({ last }: OpenList, item: Item): boolean {
  if (last.level !== item.level) return last.level > item.level
  if (last.ordered !== item.ordered) return true
  // Bullets all look the same, and numbers say themselves where a list begins anew.
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
