import { folded } from '@sitewright/page-kit'
import type { Page } from '@sitewright/api-client'

/** Finds the pages whose title or shortcut holds each word of a query. */
export type PageSearch = (query: string) => ReadonlySet<number> | undefined

/**
 * Prepares a search among pages by title and shortcut. Case and accents do not matter.
 *
 * @returns what gives the ids of the pages found, or undefined for no words.
 */
export function createPageSearch(pages: readonly Page[]): PageSearch {
  const texts = pages.map(({ id, name, url }) => ({ id, text: folded(`${name}\n/${url}`) }))
  return (query) => {
    const words = folded(query).split(/\s+/).filter(Boolean)
    if (words.length === 0) return undefined
    return new Set(texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id))
  }
}
