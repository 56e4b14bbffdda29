import { List, Stack, Text } from '@chakra-ui/react'
import { maxListLength, type Page } from '@sitewright/api-client'
import { rich } from '@sitewright/messages/react'
import { useSite } from '@sitewright/page-kit'
import { EmptyState, Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useSaving } from '../dialogs/use-saving.ts'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { usePagedList } from '../shared/use-paged-list.ts'
import { PageChoice } from '../page-choice/PageChoice.tsx'
import { texts } from './messages.ts'

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
  }, texts.replaceFailed())

  return (
    <FormDialog
      title={texts.replaceTitle()}
      submit={texts.replaceSubmit()}
      disabled={!source}
      changed={false}
      saving={saving}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text overflowWrap="anywhere">
          {rich(texts.replaceLead, { title: shownTitle(page.name), page: (words) => <b>{words}</b> })}
        </Text>
        <List.Root textStyle="sm" color="fg.muted" paddingInlineStart="5" gap="1">
          <List.Item>{texts.replaceStays()}</List.Item>
          <List.Item>{texts.replaceHistory()}</List.Item>
          <List.Item>{texts.replaceSource()}</List.Item>
        </List.Root>
      </Stack>
      {list.status === 'loading' && <Spinner label={texts.loadingPages()} />}
      {list.status === 'failed' && <LoadFailure title={texts.loadFailed()} error={list.error} onRetry={list.reload} />}
      {list.status === 'ready' && others.length === 0 && query === '' && !list.searching && (
        <EmptyState title={texts.noOther({ type: page.detail })}>{texts.noOtherHint()}</EmptyState>
      )}
      {list.status === 'ready' && (others.length > 0 || query !== '' || list.searching) && (
        <PageChoice
          title={texts.takeFrom()}
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
