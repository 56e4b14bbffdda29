import { useSession } from '@sitewright/session'
import { useLocation } from 'react-router'
import { SearchPage } from '../search/SearchPage.tsx'
import { pageIdOf } from '../routes/route-table.ts'
import { useFirstView, useSiteState } from '../state/shell-parts.ts'
import type { ShownRoute } from '../routes/guard.ts'
import { MissingKind } from './MissingKind.tsx'
import { NoPermission } from './NoPermission.tsx'
import { NotFound } from './NotFound.tsx'
import { PageContent } from './PageContent.tsx'
import { ScreenContent } from './ScreenContent.tsx'
import { Unmatched } from './Unmatched.tsx'
import { Waiting } from '../elements/Waiting.tsx'

/** The page or screen of a route. A page is loaded anew when the visitor's rights change. */
export function PageOutlet({ record, admission }: ShownRoute) {
  const location = useLocation()
  const { pathname } = location
  const view = useFirstView()
  const waiting = useSiteState((state) => !state.setup && !state.setupFailed)
  const rights = useSession((state) => [...state.permissions].sort().join(' '))

  if (waiting || record.shows === 'loading') return <Waiting label="Site loading..." />
  if (view?.found === 'denied') return <NoPermission />
  if (view?.found === 'missing') return <NotFound />
  if (view?.found === 'no-kind') return <MissingKind kind={view.kind} />
  if (admission === 'not-found') return <NotFound />
  if (record.shows === 'search') return <SearchPage rights={rights} />
  if (record.shows === 'screen') return <ScreenContent key={pathname} screen={record.screen} uid={record.params.uid} />
  if (record.shows === 'not-found') return <Unmatched key={`${pathname} ${rights}`} location={location} />
  const pageId = pageIdOf(record)
  const { kind, unknown } = record
  return <PageContent key={`${kind} ${pageId} ${rights}`} kind={kind} unknown={unknown} pageId={pageId} />
}
