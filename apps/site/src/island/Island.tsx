import { PageKindBoundary, readPageQuery, type PageKind } from '@sitewright/page-kit'
import { VisitorMessage } from '@sitewright/ui'
import { Waiting } from '../elements/Waiting.tsx'
import type { FirstView } from '../state/page-state.ts'
import { SiteProviders, type SiteParts } from '../state/SiteProviders.tsx'

export interface IslandProps {
  parts: SiteParts
  kind: PageKind
  view: FirstView & { found: 'ready' }
  /** Query of the document's address, with its question mark. */
  search: string
}

/** Before every id that React makes in an island, so that it differs from those of the shell. */
export const islandPrefix = 'p'

/** A visitor's page without the shell around it: the same tree on the server and in the browser. */
export function Island({ parts, kind: { View, manifest }, view, search }: IslandProps) {
  return (
    <SiteProviders parts={parts} message={VisitorMessage}>
      <PageKindBoundary kind={manifest.kind} fallback={<Waiting />}>
        <View pageId={view.id} data={view.data} query={readPageQuery(manifest, search)} below={view.below} />
      </PageKindBoundary>
    </SiteProviders>
  )
}
