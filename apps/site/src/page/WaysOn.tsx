import { searchPath } from '../search/search-query.ts'

/** Where to go from an address that shows no page. */
export function WaysOn() {
  return (
    <p>
      <a href="/">Go to the start page</a> or <a href={searchPath}>search this site</a>
    </p>
  )
}
