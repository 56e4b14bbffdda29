import type { MenuItem } from '@sitewright/api-client'
import { PageForStaffProvider, PageKindBoundary, readPageQuery } from '@sitewright/page-kit'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { useScroll } from '../navigation/use-scroll.ts'
import { useFirstView, useShellParts, useSiteState } from '../state/shell-parts.ts'
import { loadContent, type Content } from './load-content.ts'
import { MissingKind } from './MissingKind.tsx'
import { NoPermission } from './NoPermission.tsx'
import { NotFound } from './NotFound.tsx'
import { Unmatched } from './Unmatched.tsx'
import { useKeepTrying } from '../state/use-keep-trying.ts'
import { Waiting } from '../elements/Waiting.tsx'

export interface PageContentProps {
  kind: string
  /** The kind's name where `kind` only replaces one that is not known. */
  unknown?: string | undefined
  pageId: number
  /** What follows the page's address. */
  below?: string | undefined
}

/** A page by its kind and id, or what stands below it: a spinner until its content is there. A new key loads it again. */
export function PageContent({ kind, unknown, pageId, below }: PageContentProps) {
  const { api, kinds, session } = useShellParts()
  const location = useLocation()
  const known = useKnownContent({ pageId, below })
  const withTitle = useSiteState((state) => state.titles[pageId] === undefined)
  const content = useKeepTrying(
    () => loadContent({ api, kinds, session: session.getState(), kind, pageId, below, withTitle }),
    known,
  )
  useScroll(content !== undefined)

  if (!content) return <Waiting />
  if (content.found === 'denied') return <NoPermission />
  // what the server does not give of an unknown kind is there, but nobody can show it
  if (content.found === 'missing' && below !== undefined) return <Unmatched location={location} />
  if (content.found === 'missing') return unknown ? <MissingKind kind={unknown} /> : <NotFound />
  if (content.found === 'no-kind') return <MissingKind kind={kind} />
  return (
    <PageKindBoundary kind={content.kind.manifest.kind} fallback={<Waiting />}>
      <Shown pageId={pageId} below={below} content={content} />
    </PageKindBoundary>
  )
}

interface ShownProps extends Pick<PageContentProps, 'pageId' | 'below'> {
  content: Content & { found: 'ready' }
}

function Shown({ pageId, below, content }: ShownProps) {
  const { hits, store } = useShellParts()
  const menu = useSiteState((state) => state.menu)
  const titles = useSiteState((state) => state.titles)
  usePageTitle(content.title ?? titles[pageId] ?? titleOfPage(menu, pageId))
  useEffect(() => hits.report(pageId, store.getState().visits), [hits, store, pageId])
  const { search } = useLocation()
  const { View, manifest } = content.kind
  return (
    <PageForStaffProvider status={content.status}>
      <View pageId={pageId} data={content.data} query={readPageQuery(manifest, search)} below={below} />
    </PageForStaffProvider>
  )
}

/** The content that came with the document, if it is of this address and the kind's code is here too. */
function useKnownContent({ pageId, below }: Pick<PageContentProps, 'pageId' | 'below'>): Content | undefined {
  const { kinds } = useShellParts()
  const view = useFirstView()
  if (view?.found !== 'ready' || view.id !== pageId) return undefined
  const kind = kinds.get(view.kind)
  return (
    kind && {
      found: 'ready',
      kind,
      data: view.data,
      status: view.status,
      title: below === undefined ? view.status?.name : view.title,
    }
  )
}

/** What the menu calls a page; '' if it leads nowhere to it. */
function titleOfPage(menu: readonly MenuItem[], pageId: number): string {
  for (const item of menu) {
    if (item.idPage === pageId) return item.Label
    const below = titleOfPage(item.Children, pageId)
    if (below) return below
  }
  return ''
}
