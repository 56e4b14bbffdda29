import { rich } from '@sitewright/messages/react'
import { useSession } from '@sitewright/session'
import { useLocation } from 'react-router'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { Notice } from '../elements/Notice.tsx'
import { WaysOn } from './WaysOn.tsx'
import { texts } from './messages.ts'

export function NotFound() {
  usePageTitle(texts.notFound())
  const isStart = useLocation().pathname === '/'
  const mayChoose = useSession((state) => state.permissions.includes('core.admin'))
  return (
    <Notice title="404">
      <p>{texts.notFound()}</p>
      {isStart && mayChoose && (
        <p>{rich(texts.noStart, { settings: (words) => <a href="/pages/siteeditor">{words}</a> })}</p>
      )}
      <WaysOn isStart={isStart} />
    </Notice>
  )
}
