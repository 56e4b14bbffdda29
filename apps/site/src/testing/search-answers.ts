import type { SearchResults } from '@sitewright/api-client'

/** The call that the search page makes. */
export const search = 'GET public/search.json.php'

/** An answer that found pages of these titles. */
export function found(...titles: string[]): SearchResults {
  const results = titles.map((title, place) => ({
    id: place + 1,
    title,
    address: `/page-${place + 1}`,
    excerpt: [
      { text: ' The ', hit: false },
      { text: 'hut', hit: true },
      { text: ' stands on the ridge …', hit: false },
    ],
  }))
  return { results, more: false }
}
