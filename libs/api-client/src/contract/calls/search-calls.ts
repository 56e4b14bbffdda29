import { defineCalls } from '../define.ts'
import { SearchInput, SearchResults } from '../schemas/search.ts'

/** The calls of the search. */
export const searchCalls = defineCalls({
  'GET public/search.json.php': {
    summary: 'Pages, and what stands below them, by title, address and text, out of what the caller may see',
    access: 'anyone',
    input: SearchInput,
    reply: SearchResults,
  },
})
