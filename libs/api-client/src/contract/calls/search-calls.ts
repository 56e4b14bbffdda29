import { defineCalls } from '../define.ts'
import { SearchInput, SearchResults } from '../schemas/search.ts'

/** The calls of the search. */
export const searchCalls = defineCalls({
  'GET public/search.json.php': {
    summary: 'Pages by title, shortcut and text, out of those that the caller may see',
    access: 'anyone',
    input: SearchInput,
    reply: SearchResults,
  },
})
