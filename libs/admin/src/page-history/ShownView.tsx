import { Alert, Center, Flex, Link, Stack } from '@chakra-ui/react'
import type { Page, Revision } from '@sitewright/api-client'
import { Spinner } from '@sitewright/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { pageAddress } from '../shared/page-address.ts'
import type { PagedList } from '../shared/use-paged-list.ts'
import { RevisionFrame } from './RevisionFrame.tsx'
import { WordChanges } from './WordChanges.tsx'
import { texts } from './messages.ts'

/** What the dialog of a page's history shows. */
export type View =
  | { shows: 'list' }
  | { shows: 'preview' | 'restored'; revision: Revision }
  | { shows: 'comparison'; older: Revision; newer: Revision }

export interface ShownViewProps {
  view: View
  page: Page
  history: PagedList<Revision>
  /** The list of versions. */
  children: ReactNode
}

/** The versions of a page, or what was chosen of them. */
export function ShownView({ view, page, history, children }: ShownViewProps) {
  if (history.status === 'failed')
    return <LoadFailure title={texts.loadFailed()} error={history.error} onRetry={history.reload} />
  if (history.status === 'loading')
    return (
      <Center minHeight="40">
        <Spinner label={texts.loading()} />
      </Center>
    )
  switch (view.shows) {
    case 'list':
      return (
        <Stack gap="3" align="start">
          <Link href={pageAddress(page)} variant="underline">
            {texts.toPage()}
          </Link>
          {children}
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
        <Alert.Title>{texts.restored({ version: String(revision.version) })}</Alert.Title>
        <Alert.Description>
          {texts.restoredHint()}{' '}
          <Link href={address} variant="underline">
            {texts.openPage()}
          </Link>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
