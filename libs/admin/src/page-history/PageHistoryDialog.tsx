import { Box, Button, Spacer, Text } from '@chakra-ui/react'
import type { Page, Revision } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useDeferredFocus, useSite } from '@sitewright/page-kit'
import { AppDialog } from '@sitewright/ui'
import { useId, useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { usePagedList } from '../shared/use-paged-list.ts'
import { RevisionTable } from './RevisionTable.tsx'
import { ShownView, type View } from './ShownView.tsx'
import { useRestore } from './use-restore.ts'
import { texts } from './messages.ts'

export interface PageHistoryDialogProps {
  page: Page
  onClose: () => void
}

const list: View = { shows: 'list' }

const none: ReadonlySet<number> = new Set()

/** Versions that are read at a time: more of them nobody looks at at once. */
const step = 50

/** The published versions of a page: to look at, to compare, and to bring back as a draft. */
export function PageHistoryDialog({ page, onClose }: PageHistoryDialogProps) {
  const { api } = useSite()
  const history = usePagedList('GET private/page-get-history-paged.json.php', { id: page.id, limit: step })
  const status = useLoaded(callQuery(api, 'GET protected/page-get-status.json.php', { id: page.id }))
  const [view, setView] = useState<View>(list)
  const { ticked, pair, tick } = useTicked(history.items)
  const restore = useRestore({
    // where that is not known, the server says it
    draft: status.value?.draft ?? false,
    onRestored: (revision) => {
      status.change((value) => ({ ...value, draft: true }))
      setView({ shows: 'restored', revision })
    },
  })
  const focusSoon = useDeferredFocus()
  const compareId = useId()

  /** Back to where the list was left. */
  function handleBack() {
    setView(list)
    focusSoon(() =>
      view.shows === 'preview' || view.shows === 'restored'
        ? document.querySelector<HTMLElement>(`[data-revision="${view.revision.id}"]`)
        : document.getElementById(compareId),
    )
  }

  const listFooter = history.items.length > 1 && (
    <ListFooter {...{ pair, compareId }} onCompare={(newer, older) => setView({ shows: 'comparison', newer, older })} />
  )
  return (
    <AppDialog
      open
      size="xl"
      title={texts.title({ title: shownTitle(page.name) })}
      busy={restore.busy}
      onClose={onClose}
      footer={
        view.shows === 'list' ? (
          listFooter || undefined
        ) : (
          <BackFooter view={view} restore={restore} onBack={handleBack} />
        )
      }
    >
      {/* One box for all views: the dialog watches its height, to let the keyboard scroll what does not fit. */}
      <Box>
        <ShownView view={view} page={page} history={history}>
          <RevisionTable
            revisions={history}
            ticked={ticked}
            onTick={tick}
            onPreview={(revision) => setView({ shows: 'preview', revision })}
            onRestore={restore.start}
          />
        </ShownView>
      </Box>
    </AppDialog>
  )
}

/** The versions that are ticked to be compared, by id and, the newest first, themselves. */
function useTicked(revisions: readonly Revision[]) {
  const [ticked, setTicked] = useState(none)

  function tick(id: number) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }

  return { ticked, pair: revisions.filter(({ id }) => ticked.has(id)), tick }
}

interface BackFooterProps {
  view: View
  restore: ReturnType<typeof useRestore>
  onBack: () => void
}

function BackFooter({ view, restore, onBack }: BackFooterProps) {
  return (
    <>
      <Button variant="outline" disabled={restore.busy} onClick={onBack}>
        {texts.back()}
      </Button>
      {view.shows === 'preview' && (
        <Button loading={restore.busy} loadingText={texts.restore()} onClick={() => restore.start(view.revision)}>
          {texts.restore()}
        </Button>
      )}
    </>
  )
}

interface ListFooterProps {
  /** The versions that are ticked, the newest first. */
  pair: readonly Revision[]
  /** Of the button. */
  compareId: string
  onCompare: (newer: Revision, older: Revision) => void
}

function ListFooter({ pair, compareId, onCompare }: ListFooterProps) {
  const [newer, older, ...more] = pair
  const complete = newer !== undefined && older !== undefined && more.length === 0
  return (
    <>
      <Text role="status" textStyle="sm" color="fg.muted">
        {hints[pair.length]?.()}
      </Text>
      <Spacer />
      <Button id={compareId} disabled={!complete} onClick={() => complete && onCompare(newer, older)}>
        {texts.compare()}
      </Button>
    </>
  )
}

/** By how many versions are ticked. */
const hints = [texts.tickTwo, texts.tickOne]
