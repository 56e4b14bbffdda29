import { usePageTitle } from '../navigation/use-page-title.ts'
import { Notice } from '../elements/Notice.tsx'
import { WaysOn } from './WaysOn.tsx'

export function NotFound() {
  usePageTitle('Page not found')
  return (
    <Notice title="404">
      <p>Page not found</p>
      <WaysOn />
    </Notice>
  )
}
