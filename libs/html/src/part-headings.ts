import { headingsIn, headingsLedTo, type HtmlHeading } from './headings.ts'

// Sanitised HTML has headings nowhere else.
const headingStart = /<h[1-6](?=[\s>])/g

/** Between the anchors of one text, and between the texts of a part. */
const [between, betweenTexts] = [' ', '|'] as const

/** Characters of an anchor. */
const longest = 60

/** A heading of a page of several texts. */
export interface PartHeading {
  /** By which links lead to it; no other one of the page has it. */
  id: string
  /** 1 to 6. */
  level: number
  words: string
}

/** The headings of a page, and for each of its parts the anchors that its view writes: none where it has no headings. */
export interface PartHeadings {
  headings: readonly PartHeading[]
  /** For each part one text, so that a view is drawn anew only if it is another one. */
  anchors: readonly (string | undefined)[]
}

/**
 * Finds the headings in the parts of a page, each with an anchor that no other one of the page has.
 *
 * @param parts the texts of each, which are sanitised HTML.
 */
export function headingsOfParts(parts: readonly (readonly string[])[]): PartHeadings {
  const headings: PartHeading[] = []
  const texts = parts.map((part) => part.map((html) => ({ html, found: headingsIn(html) })))
  const taken = new Map<string, number>()
  const kept = new Map<object, string>()
  for (const { html, found } of texts.flat())
    for (const heading of ledTo(html, found))
      if (!taken.has(heading.anchor)) {
        taken.set(heading.anchor, 1)
        kept.set(heading, heading.anchor)
      }
  const anchors = texts.map((ofPart) => {
    const all = ofPart.map(({ found }) =>
      found.map((heading) => {
        const { level, words } = heading
        const id = kept.get(heading) ?? anchorOf(words, taken)
        if (words !== '') headings.push({ id, level, words })
        return id
      }),
    )
    return all.some((ids) => ids.length > 0) ? all.map((ids) => ids.join(between)).join(betweenTexts) : undefined
  })
  return { headings, anchors }
}

/** Links within a text lead to its own headings, by the names that they would have there alone. */
function ledTo(html: string, found: readonly HtmlHeading[]): readonly HtmlHeading[] {
  const wanted = headingsLedTo(html)
  return wanted.size === 0 ? [] : found.filter(({ anchor }) => wanted.has(anchor))
}

/** Sanitised HTML whose headings have their anchors. */
export function withAnchors(html: string, ids: string | undefined): string {
  if (!ids) return html
  const list = ids.split(between)
  let next = 0
  // no quotes are needed, and inside the value of an attribute it would be no more than text
  return html.replace(headingStart, (tag) => (next < list.length ? `${tag} id=${list[next++]}` : tag))
}

/** The anchors of one text of a part. */
export function anchorsOfText(anchors: string | undefined, index: number): string | undefined {
  return anchors?.split(betweenTexts)[index]
}

/** Letters and digits alone, so that it needs no quotes anywhere; with a prefix, as the document has ids of its own. */
function anchorOf(words: string, taken: Map<string, number>): string {
  const plain = words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = `h-${plain.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? ''}`.slice(0, longest)
  let times = taken.get(slug) ?? 0
  let id: string
  do {
    times += 1
    id = times === 1 ? slug : `${slug}-${times}`
  } while (times > 1 && taken.has(id))
  taken.set(slug, times)
  taken.set(id, taken.get(id) ?? 1)
  return id
}
