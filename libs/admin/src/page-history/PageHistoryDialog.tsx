import { Box, Button, Center, Flex, Spacer, Stack, Text, Alert, Link } from '@chakra-ui/react'
import type { Page, Revision } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useDeferredFocus, useSite } from '@sitewright/page-kit'
import { AppDialog, Spinner } from '@sitewright/ui'
import { useId, useState, type ReactNode } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { pageAddress } from '../shared/page-address.ts'
import { usePagedList } from '../shared/use-paged-list.ts'
import { RevisionFrame } from './RevisionFrame.tsx'
import { RevisionTable } from './RevisionTable.tsx'
import { useRestore } from './use-restore.ts'
import { WordChanges } from './WordChanges.tsx'

export interface PageHistoryDialogProps {
  page: Page
  onClose: () => void
}

type View =
  | { shows: 'list' }
  | { shows: 'preview' | 'restored'; revision: Revision }
  | { shows: 'comparison'; older: Revision; newer: Revision }

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
  const [ticked, setTicked] = useState(none)
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
  const pair = history.items.filter(({ id }) => ticked.has(id))

  function handleTick(id: number) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }

  /** Back to where the list was left. */
  function handleBack() {
    setView(list)
    focusSoon(() =>
      view.shows === 'preview' || view.shows === 'restored'
        ? document.querySelector<HTMLElement>(`[data-revision="${view.revision.id}"]`)
        : document.getElementById(compareId),
    )
  }

  function footer(): ReactNode {
    if (view.shows === 'list')
      return history.items.length > 1 ? (
        <ListFooter
          {...{ pair, compareId }}
          onCompare={(newer, older) => setView({ shows: 'comparison', newer, older })}
        />
      ) : undefined
    return (
      <>
        <Button variant="outline" disabled={restore.busy} onClick={handleBack}>
          Back to all versions
        </Button>
        {view.shows === 'preview' && (
          <Button loading={restore.busy} loadingText="Restore as draft" onClick={() => restore.start(view.revision)}>
            Restore as draft
          </Button>
        )}
      </>
    )
  }

  function body(): ReactNode {
    if (history.status === 'failed')
      return <LoadFailure title="The page’s history could not be loaded" onRetry={history.reload} />
    if (history.status === 'loading')
      return (
        <Center minHeight="40">
          <Spinner label="Loading the history" />
        </Center>
      )
    switch (view.shows) {
      case 'list':
        return (
          <Stack gap="3" align="start">
            <Link href={pageAddress(page)} variant="underline">
              Go to the page
            </Link>
            <RevisionTable
              revisions={history}
              ticked={ticked}
              onTick={handleTick}
              onPreview={(revision) => setView({ shows: 'preview', revision })}
              onRestore={restore.start}
            />
          </Stack>
        )
      case 'preview':
        return <RevisionFrame revision={view.revision} />
      case 'comparison':
        return <Comparison older={view.older} newer={view.newer} />
      case 'restored':
        return <Restored revision={view.revision} address={`${pageAddress(page)}#edit-draft`} />
    }
  }

  return (
    <AppDialog
      open
      size="xl"
      title={`Page history - ${shownTitle(page.name)}`}
      busy={restore.busy}
      onClose={onClose}
      footer={footer()}
    >
      {/* One box for all views: the dialog watches its height, to let the keyboard scroll what does not fit. */}
      <Box>{body()}</Box>
    </AppDialog>
  )
}

function Comparison({ older, newer }: { older: Revision; newer: Revision }) {
  return (
    <Stack gap="6">
      <Flex direction={{ base: 'column', md: 'row' }} gap="4">
        <RevisionFrame half revision={older} />
        <RevisionFrame half revision={newer} />
      </Flex>
      <WordChanges older={older.id} newer={newer.id} />
    </Stack>
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
        {hints[pair.length]}
      </Text>
      <Spacer />
      <Button id={compareId} disabled={!complete} onClick={() => complete && onCompare(newer, older)}>
        Compare
      </Button>
    </>
  )
}

/** By how many versions are ticked. */
const hints = ['Tick two versions to compare them.', 'Tick one more version to compare it with.', '']

interface RestoredProps {
  revision: Revision
  /** The page's, with the draft in its editor. */
  address: string
}

/** Says what became of a version that was restored, and where to go on. */
function Restored({ revision, address }: RestoredProps) {
  return (
    <Alert.Root status="success" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Version {revision.version} is the page’s draft now</Alert.Title>
        <Alert.Description>
          Visitors do not see it yet.{' '}
          <Link href={address} variant="underline">
            Open the page to edit and publish it
          </Link>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
