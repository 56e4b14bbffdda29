import { usePageTitle } from '../navigation/use-page-title.ts'
import { Notice } from '../elements/Notice.tsx'
import { WaysOn } from './WaysOn.tsx'
import { texts } from './messages.ts'

export function NotFound() {
  usePageTitle(texts.notFound())
  return (
    <Notice title="404">
      <p>{texts.notFound()}</p>
      <WaysOn />
    </Notice>
  )
}
