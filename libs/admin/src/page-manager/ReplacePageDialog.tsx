import { List, Stack, Text } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { EmptyState } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useSaving } from '../dialogs/use-saving.ts'
import { PageChoice } from './PageChoice.tsx'
import { replaceFailure } from './texts.ts'

export interface ReplacePageDialogProps {
  page: Page
  /** All pages; those of the same type can be chosen. */
  pages: readonly Page[]
  /** Gets the page whose content shows now. */
  onReplaced: (page: Page, source: Page) => void
  onClose: () => void
}

/** Publishes the content of another page of the same type as that of this page (Q77). */
export function ReplacePageDialog({ page, pages, onReplaced, onClose }: ReplacePageDialogProps) {
  const { api } = useSite()
  const [chosen, setChosen] = useState<number>()
  const others = useMemo(
    () => pages.filter(({ id, renderer }) => id !== page.id && renderer === page.renderer),
    [pages, page],
  )
  const source = others.find(({ id }) => id === chosen)

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
      {others.length === 0 ? (
        <EmptyState title={`There is no other page of the type ‘${page.detail}’`}>
          Only a page of the same type can take the place of this one’s content.
        </EmptyState>
      ) : (
        <PageChoice title="Take the content of" pages={others} chosen={chosen} onChange={setChosen} />
      )}
    </FormDialog>
  )
}
