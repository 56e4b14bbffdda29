import type { LinkTargets } from './link-choice.ts'
import { partOf, pathOf } from './page-address.ts'
import { type CleanAddress, understandAddress } from './understand-address.ts'

/** Where an address leads, why it cannot be used, or why it may be meant otherwise. */
export interface Resolved {
  url: string
  refused?: string
  doubt?: string
}

export interface ResolvingOptions {
  targets: LinkTargets | undefined
  clean: CleanAddress
}

/** Where an address leads that somebody typed; a word may be a page of the site. */
export async function resolveAddress(address: string, { targets, clean }: ResolvingOptions): Promise<Resolved> {
  const typed = address.trim()
  const meant = understandAddress(typed, clean)
  if (meant.kind === 'nonsense') return { url: '', refused: 'This address cannot be used.' }
  if (meant.kind === 'word') {
    if ((await targets?.has(meant.path)) === true) return { url: meant.path }
    return {
      url: '',
      refused: `This site has no page ${meant.path}. Choose one from the list, or type an address like example.org.`,
    }
  }
  const { url } = meant
  if (!url.startsWith('/')) return { url }
  if ((await targets?.has(url)) === false)
    return { url, doubt: `There is nothing at ${url} yet. To link it anyway, press the button once more.` }
  if (targets && (await lacksHeading(typed, targets)))
    return { url, doubt: 'This page has no such heading. To link it anyway, press the button once more.' }
  return { url }
}

/** False also where nobody can say. */
async function lacksHeading(address: string, targets: LinkTargets): Promise<boolean> {
  const part = partOf(address)
  if (part === '') return false
  try {
    // pages are known by their addresses once they were looked for
    await targets.find(address)
    const headings = await targets.headings(pathOf(address))
    return headings !== undefined && !headings.some(({ anchor }) => anchor === part)
  } catch (error) {
    console.error(error)
    return false
  }
}
