import { foldedAnchor, meantAnchor, plainLinksIn, withPlainLinks } from './heading-links.ts'
import { formerPlace, headingsIn, headingsLedTo, type HtmlHeading } from './headings.ts'

// Sanitised HTML has headings nowhere else.
const headingStart = /(<h[1-6])((?:\s[^<>]*)?>)/g

/**
 * Between the anchors of one text, and between the texts of a part; before the name that a heading had once, and before
 * where the text's own links lead. None is in an anchor.
 */
const [between, betweenTexts, beforeFormer, beforeLinks] = [' ', '|', '=', '>'] as const

/** Characters of an anchor. */
const maxAnchorLength = 60

/** A heading of a page of several texts. */
export interface PartHeading {
  /** By which links lead to it; no other one of the page has it. */
  id: string
  /** 1 to 6. */
  level: number
  words: string
}

/** The headings of a page, and for each of its parts the anchors that its view writes: none where it needs none. */
export interface PartHeadings {
  headings: readonly PartHeading[]
  /** For each part one text, so that a view is drawn again only if it is another one. */
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
    for (const [heading, anchor] of ledTo(html, found))
      if (!taken.has(anchor)) {
        taken.set(anchor, 1)
        kept.set(heading, anchor)
      }
  const idsOf = texts.map((ofPart) =>
    ofPart.map(({ found }) =>
      found.map((heading) => {
        const { level, words } = heading
        const id = kept.get(heading) ?? anchorOf(words, taken)
        if (words !== '') headings.push({ id, level, words })
        return id
      }),
    ),
  )
  const known = new Set(idsOf.flat(2))
  const named = new Set<string>()
  const anchors = texts.map((ofPart, part) => {
    const all = ofPart.map(({ html, found }, at) => {
      const ids = found.map((heading, index) => {
        const id = idsOf[part]?.[at]?.[index] ?? ''
        const former = formerAnchor(heading)
        if (former === undefined || known.has(former) || named.has(former)) return id
        named.add(former)
        return `${id}${beforeFormer}${former}`
      })
      const links = plainLinksIn(html).map((name) => meantAnchor(name, (anchor) => known.has(anchor)) ?? '')
      return ids.join(between) + (links.some(Boolean) ? beforeLinks + links.join(between) : '')
    })
    return all.some((text) => text !== '') ? all.join(betweenTexts) : undefined
  })
  return { headings, anchors }
}

/** Links within a text lead to its own headings, by the names that they would have there alone, or had once. */
function ledTo(html: string, found: readonly HtmlHeading[]): readonly (readonly [HtmlHeading, anchor: string])[] {
  const wanted = headingsLedTo(html)
  if (wanted.size === 0) return []
  return found.flatMap((heading) => {
    const anchor = [heading.anchor, heading.former ?? ''].find((name) => wanted.has(name))
    return anchor === undefined ? [] : [[heading, anchor] as const]
  })
}

/** Sanitised HTML whose headings have their anchors, and whose links lead to those that they mean. */
export function withAnchors(html: string, anchors: string | undefined): string {
  if (!anchors) return html
  const [ids = '', links] = anchors.split(beforeLinks)
  const list = ids === '' ? [] : ids.split(between)
  let next = 0
  // no quotes are needed, and inside the value of an attribute it would be no more than text
  const named = html.replace(headingStart, (_, tag: string, end: string) => {
    if (next >= list.length) return tag + end
    const [id, former] = list[next++]?.split(beforeFormer) ?? []
    return `${tag} id=${id}${end}${former ? formerPlace(former) : ''}`
  })
  return links === undefined ? named : withPlainLinks(named, links.split(between))
}

/** The anchors of the headings among what `headingsOfParts` gives for a part. */
export function anchorsIn(anchors = ''): string[] {
  return anchors
    .split(betweenTexts)
    .flatMap((text) => text.split(beforeLinks)[0]?.split(between) ?? [])
    .map((anchor) => anchor.split(beforeFormer)[0] ?? '')
    .filter(Boolean)
}

/** The anchors of one text of a part. */
export function anchorsOfText(anchors: string | undefined, index: number): string | undefined {
  return anchors?.split(betweenTexts)[index]
}

/** Letters, marks and digits alone, so that it needs no quotes; with a prefix, as the document has ids of its own. */
function anchorOf(words: string, taken: Map<string, number>): string {
  const slug = slugOf(foldedAnchor(words).toLowerCase(), /[\p{L}\p{N}\p{M}]+/gu)
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

/** The name that it had when marks were left out, of scripts too where they are the vowels. */
function formerAnchor({ words }: HtmlHeading): string | undefined {
  const folded = foldedAnchor(words)
  if (!/\p{M}/u.test(folded)) return undefined
  return slugOf(folded.replaceAll(/\p{M}/gu, '').toLowerCase(), /[\p{L}\p{N}]+/gu)
}

function slugOf(plain: string, word: RegExp): string {
  const slug = `h-${plain.match(word)?.join('-') ?? ''}`.slice(0, maxAnchorLength)
  // the half of a character at the cut
  return slug.isWellFormed() ? slug : slug.slice(0, -1)
}
