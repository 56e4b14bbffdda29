/** What of a parsed document the check looks at; any DOM has it. */
export interface ParsedElement {
  tagName: string
  namespaceURI: string | null
  attributes: ArrayLike<{ name: string; value: string }>
  querySelectorAll: (selector: string) => ArrayLike<ParsedElement>
}

const tags = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li dl dt dd div section article address figure figcaption details ' +
    'summary table caption colgroup col thead tbody tfoot tr th td a abbr b bdi bdo br cite code del dfn em i img ins ' +
    'kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr'
  ).split(' '),
)
const names = new Set(
  (
    'class dir lang style title href target rel hreflang src alt width height loading start reversed type value ' +
    'colspan rowspan scope abbr span cite datetime open'
  ).split(' '),
)
const badStyle =
  /url|expression|(?<!object-)position|z-index|inset|behavior|binding|import|var\(|[\\<>"'/*@]|:\s*-|\s-\d/i

/**
 * The second opinion on sanitised rich text: everything in a parsed document that the policy does not know, in words.
 * Written apart from the rules it checks, so that a mistake in them shows.
 */
export function findViolations(root: ParsedElement): string[] {
  const found: string[] = []
  for (const element of Array.from(root.querySelectorAll('*'))) {
    const tag = element.tagName.toLowerCase()
    if (!tags.has(tag)) found.push(`<${tag}>`)
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`<${tag}> of another namespace`)
    for (const { name, value } of Array.from(element.attributes)) {
      // Serialisers bring `is` back whatever one does; DOMPurify empties it, and empty it means nothing.
      if (!names.has(name) && !(name === 'is' && value === '')) found.push(`<${tag} ${name}>`)
      if (['href', 'src', 'cite'].includes(name) && !harmless(value, name)) found.push(`<${tag} ${name}="${value}">`)
      if (name === 'style' && badStyle.test(value)) found.push(`<${tag} style="${value}">`)
      if (name === 'class' && !/^(?:(?:text|highlight)-[a-z]+ ?)+$/.test(value)) found.push(`<${tag} class="${value}">`)
    }
  }
  return found
}

/** Asks the platform's own parser where an address leads. */
function harmless(address: string, attribute: string): boolean {
  if (!URL.canParse(address, 'https://site.example/page')) return true
  const { protocol } = new URL(address, 'https://site.example/page')
  return ['http:', 'https:', ...(attribute === 'src' ? [] : ['mailto:', 'tel:'])].includes(protocol)
}
