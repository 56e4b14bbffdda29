import { usePageTitle } from '../navigation/use-page-title.ts'
import { searchPath } from '../search/search-query.ts'
import { Notice } from '../elements/Notice.tsx'

export function NotFound() {
  usePageTitle('Page not found')
  return (
    <Notice title="404">
      <p>Page not found</p>
      <p>
        <a href="/">Go to the start page</a> or <a href={searchPath}>search this site</a>
      </p>
    </Notice>
  )
}
