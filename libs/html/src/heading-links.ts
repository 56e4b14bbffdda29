import { headingAnchors } from './headings.ts'

/** Links to a place of the same text by a name that no heading has to the letter, as people write them: `#fees`. */
const plainLink = / href="#(?!h-)([^"]+)"/g

/** The names of such links, in their order. */
export function plainLinksIn(html: string): string[] {
  if (!html.includes(' href="#')) return []
  return Array.from(html.matchAll(plainLink), ([, name]) => name ?? '')
}

/** Sanitised HTML in which such links lead to the anchors that they mean; one for each, '' for one that means none. */
export function withPlainLinks(html: string, anchors: readonly string[]): string {
  let next = 0
  return html.replace(plainLink, (whole) => {
    const anchor = anchors[next++]
    return anchor ? ` href="#${anchor}"` : whole
  })
}

/** The anchor of a heading that somebody means by its words, such as `fees` or `Fees`; undefined for none. */
export function meantAnchor(name: string, isKnown: (anchor: string) => boolean): string | undefined {
  const [anchor = ''] = headingAnchors([decodedName(name)])
  return [anchor, foldedAnchor(anchor)].find(isKnown)
}

/** An anchor without the accents that letters of Latin, Greek and Cyrillic can do without. */
export function foldedAnchor(anchor: string): string {
  return anchor.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
