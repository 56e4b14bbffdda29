/** Where an item of a Word list belongs: its depth from 1 and the list it is of. */
interface Place {
  level: number
  list: string
}

/**
 * Word copies lists as paragraphs that are styled as items (`mso-list:l0 level2 lfo1`) with the bullet or number as
 * text; this makes real lists of them.
 */
export function wordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; place: Place }[] = []
  let previous: Element | null = null
  for (const paragraph of Array.from(body.querySelectorAll<HTMLElement>('[style*="mso-list"]'))) {
    const place = placeOf(paragraph.getAttribute('style') ?? '')
    if (!place || !paragraph.matches('p, div, h1, h2, h3, h4, h5, h6')) continue
    if (previous === null || nextElement(previous) !== paragraph) open = []
    const tag = takeMarker(paragraph)
    while (open.length > 0 && deeper(open.at(-1)?.place, place)) open.pop()
    let current = open.at(-1)
    if (!current || current.place.level < place.level) {
      const list = body.ownerDocument.createElement(tag)
      if (current) (current.list.lastElementChild ?? current.list).append(list)
      else paragraph.before(list)
      current = { list, place }
      open.push(current)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    current.list.append(item)
    paragraph.remove()
    previous = open[0]?.list ?? null
  }
}

function placeOf(style: string): Place | undefined {
  const found = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style)
  return found ? { list: found[1] ?? '', level: Number(found[2]) } : undefined
}

/** True for a list that ends before the place: a deeper one, or another one at the same depth. */
function deeper(open: Place | undefined, place: Place): boolean {
  return open !== undefined && (open.level > place.level || (open.level === place.level && open.list !== place.list))
}

function nextElement(element: Element): Element | null {
  return element.nextElementSibling
}

/** Removes the text that represents the marker; a number or letter before a dot or bracket makes the list ordered. */
function takeMarker(paragraph: HTMLElement): 'ol' | 'ul' {
  const markers = paragraph.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  const text = markers[0]?.textContent ?? ''
  for (const marker of markers) marker.remove()
  return /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(text) ? 'ol' : 'ul'
}
