import { List, Stack, Text } from '@chakra-ui/react'
import { maxListLength, type Page } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { EmptyState, Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useSaving } from '../dialogs/use-saving.ts'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { usePagedList } from '../shared/use-paged-list.ts'
import { PageChoice } from '../page-choice/PageChoice.tsx'
import { replaceFailure } from './texts.ts'

export interface ReplacePageDialogProps {
  page: Page
  /** Gets the page whose content shows now. */
  onReplaced: (page: Page, source: Page) => void
  onClose: () => void
}

/** Publishes the content of another page of the same type as that of this page (Q77). */
export function ReplacePageDialog({ page, onReplaced, onClose }: ReplacePageDialogProps) {
  const { api } = useSite()
  const [query, setQuery] = useState('')
  const [source, setSource] = useState<Page>()
  const list = usePagedList('GET private/page-get-paged.json.php', {
    q: query,
    renderers: page.renderer,
    except: page.id,
    limit: maxListLength,
  })
  const others = list.items

  const saving = useSaving(async () => {
    if (!source) return
    await api('POST private/page-replace.json.php', { id: page.id, sourceid: source.id })
    onReplaced(page, source)
  }, replaceFailure)

  return (
    <FormDialog
      title="Replace page"
      submit="REPLACE"
      disabled={!source}
      changed={false}
      saving={saving}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text overflowWrap="anywhere">
          Visitors of <b>{shownTitle(page.name)}</b> will see the published content of the page that you choose.
        </Text>
        <List.Root textStyle="sm" color="fg.muted" paddingInlineStart="5" gap="1">
          <List.Item>Id, shortcut, permissions, menu links and hit counts stay as they are.</List.Item>
          <List.Item>The content shown until now stays in the page’s history.</List.Item>
          <List.Item>The page that you choose does not change.</List.Item>
        </List.Root>
      </Stack>
      {list.status === 'loading' && <Spinner label="Loading pages" />}
      {list.status === 'failed' && <LoadFailure title="The pages could not be loaded" onRetry={list.reload} />}
      {list.status === 'ready' && others.length === 0 && query === '' && !list.searching && (
        <EmptyState title={`There is no other page of the type ‘${page.detail}’`}>
          The content can only be replaced by that of a page of the same type.
        </EmptyState>
      )}
      {list.status === 'ready' && (others.length > 0 || query !== '' || list.searching) && (
        <PageChoice
          title="Take the content of"
          pages={others}
          total={list.total}
          searching={list.searching}
          query={query}
          onQuery={setQuery}
          chosen={source}
          onChange={setSource}
        />
      )}
    </FormDialog>
  )
}
