import { usePageTitle } from '../navigation/use-page-title.ts'
import { Notice } from './Notice.tsx'

/** For a page that is there, but kept for others (Q80). */
export function NoPermission() {
  usePageTitle()
  return (
    <Notice title="You do not have permissions to view this page">
      <p>
        <a href="/">Go to the start page</a>
      </p>
    </Notice>
  )
}
