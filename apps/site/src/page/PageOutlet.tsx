import type { ScreenQuery } from '@sitewright/page-kit'
import { useSession } from '@sitewright/session'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { PartBoundary } from '../elements/PartBoundary.tsx'
import { Waiting } from '../elements/Waiting.tsx'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { useScroll } from '../navigation/use-scroll.ts'
import type { ShownRoute } from '../routes/guard.ts'
import type { Screen } from '../routes/installed-screens.ts'
import { pageIdOf } from '../routes/route-table.ts'
import { SearchPage } from '../search/SearchPage.tsx'
import { useFirstView, useSiteState } from '../state/shell-parts.ts'
import { useKeepTrying } from '../state/use-keep-trying.ts'
import { MissingKind } from './MissingKind.tsx'
import { NoPermission } from './NoPermission.tsx'
import { NotFound } from './NotFound.tsx'
import { PageContent } from './PageContent.tsx'
import { Unmatched } from './Unmatched.tsx'
import { texts } from './messages.ts'

/** The page or screen of a route. A page is loaded again when the visitor's rights change. */
export function PageOutlet({ record, admission }: ShownRoute) {
  const location = useLocation()
  const { pathname } = location
  const view = useFirstView()
  const waiting = useSiteState((state) => !state.setup && !state.setupFailed)
  const complete = useSiteState((state) => state.routesComplete)
  const rights = useSession((state) => [...state.permissions].sort().join(' '))

  if (waiting || record.shows === 'loading') return <Waiting label={texts.loadingSite()} />
  if (view?.found === 'denied') return <NoPermission />
  if (view?.found === 'missing') return <NotFound />
  if (view?.found === 'no-kind') return <MissingKind kind={view.kind} />
  if (admission === 'not-found') return <NotFound />
  if (record.shows === 'search') return <SearchPage rights={rights} />
  if (record.shows === 'screen') return <ScreenContent key={pathname} screen={record.screen} uid={record.params.uid} />
  if (record.shows === 'not-found') return <Unmatched key={`${pathname} ${rights}`} location={location} />
  const pageId = pageIdOf(record)
  const { kind, unknown, below } = record
  // of all routes, one may be that of a page of its own
  if (below !== undefined && !view && !complete) return <Unmatched key={`${pathname} ${rights}`} location={location} />
  const key = [kind, pageId, below, rights].join(' ')
  return <PageContent key={key} kind={kind} unknown={unknown} pageId={pageId} below={below} />
}

/** A screen of the administration or of the account, once its code is there and that of the providers around all screens. */
function ScreenContent({ screen, uid }: { screen: Screen; uid?: string | undefined }) {
  usePageTitle(screen.label)
  // another object each time that somebody goes there
  const location = useLocation()
  const query = useMemo(() => readQuery(location), [location])
  const modules = useKeepTrying(() => Promise.all([screen.load(), import('@sitewright/page-kit/staff')]))
  useScroll(modules !== undefined)
  if (!modules)
    return (
      <Waiting>
        <noscript>{texts.needsScript()}</noscript>
      </Waiting>
    )
  const [{ default: Content }, { StaffProvider }] = modules
  return (
    <PartBoundary name={screen.label}>
      <StaffProvider>
        <Content query={query} {...(uid === undefined ? {} : { uid })} />
      </StaffProvider>
    </PartBoundary>
  )
}

function readQuery({ search }: { search: string }): ScreenQuery {
  return Object.fromEntries(new URLSearchParams(search))
}
