import { meantAnchor, readAddress } from '@sitewright/html'
import type { LinkChoice, LinkTargets } from './link-choice.ts'
import { partOf, pathOf } from './page-address.ts'
import { texts } from './messages.ts'

/** Where an address leads, why it cannot be used, or why it may be meant otherwise. */
export interface Resolved {
  url: string
  refused?: string
  doubt?: string
}

export interface ResolvingOptions {
  /** What of the text itself a link can lead to, such as `#h-fees`. */
  headings: readonly LinkChoice[]
  targets: LinkTargets | undefined
  /** A word is a page of the site, also one that is not there yet. @default false */
  wordsArePages?: boolean | undefined
}

/** Where an address leads that somebody typed; a word may be a page of the site. */
export async function resolveAddress(
  address: string,
  { headings, targets, wordsArePages = false }: ResolvingOptions,
): Promise<Resolved> {
  const typed = address.trim()
  const read = readAddress(typed)
  if (!read) return { url: '', refused: texts.refused() }
  if (read.kind === 'word' && !wordsArePages) {
    if ((await targets?.has(read.href)) === true) return { url: read.href }
    return {
      url: '',
      refused: texts.noPage({ address: read.href }),
    }
  }
  const url = read.href
  if (read.kind === 'web' && !isPublicHost(new URL(url).hostname))
    return {
      url,
      doubt: texts.ownNetwork({ host: new URL(url).hostname }),
    }
  if (url.startsWith('#')) return resolveHeading(url, headings)
  if (!url.startsWith('/')) return { url }
  if ((await targets?.has(url)) === false) return { url, doubt: texts.nothingThere({ address: url }) }
  const part = partOf(typed)
  const known = part === '' ? undefined : await anchorsOf(typed, targets)
  if (!known || known.has(part)) return { url }
  const meant = meantAnchor(part, (anchor) => known.has(anchor))
  if (meant !== undefined) return { url: `${pathOf(url)}#${meant}` }
  return { url, doubt: texts.noHeading() }
}

const isPublicHost = (name: string) => name.includes('.') || name.includes(':') || name === 'localhost'

/** `#fees` means the heading whose name is `h-fees`. */
function resolveHeading(url: string, headings: readonly LinkChoice[]): Resolved {
  const part = partOf(url)
  const known = new Set(headings.map((choice) => partOf(choice.url)))
  // browsers know where the top is
  if (known.has(part) || part.toLowerCase() === 'top') return { url }
  const meant = meantAnchor(part, (anchor) => known.has(anchor))
  if (meant !== undefined) return { url: `#${meant}` }
  return { url, doubt: texts.noHeadingHere() }
}

/** The names of a page's headings; undefined where nobody can say. */
async function anchorsOf(address: string, targets: LinkTargets | undefined): Promise<Set<string> | undefined> {
  try {
    // pages are known by their addresses once they were looked for
    await targets?.find(address)
    const headings = await targets?.headings(pathOf(address))
    return headings && new Set(headings.map(({ anchor }) => anchor))
  } catch (error) {
    console.error(error)
    return undefined
  }
}
