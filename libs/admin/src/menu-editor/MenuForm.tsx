import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { maxMenuItems, type Page } from '@sitewright/api-client'
import { saveKeys, takeFocus, useSaveShortcut, useUnsavedChanges, useSite } from '@sitewright/page-kit'
import { EmptyState, stick, useMessages, useStuck } from '@sitewright/ui'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, useReducer } from 'react'
import { PermissionEditor } from '../permission-editor/index.ts'
import { MenuTree } from './MenuTree.tsx'
import { idsOf, placeOf, type MenuLevel } from './menu-tree.ts'
import { pageChoice } from './page-choice.tsx'
import { discardQuestion, saveFailure } from './texts.ts'
import { useSaving } from '../dialogs/use-saving.ts'
import { changeOf, draftOf, editMenu, isChanged } from './menu-draft.ts'

export interface MenuFormProps {
  /** As the server has it. */
  menu: MenuLevel
  pages: readonly Page[]
  /** Loads the menu anew. */
  onDiscard: () => void
}

/** The menu that was loaded, to be edited and saved. */
export function MenuForm({ menu, pages, onDiscard }: MenuFormProps) {
  const { draft, edit, saving, changed, saved } = useMenuDraft(menu)
  const messages = useMessages()
  const choice = useMemo(() => pageChoice(pages), [pages])
  const [rolesOf, setRolesOf] = useState<number>()
  const form = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const rolesItem = rolesOf === undefined ? undefined : placeOf(draft.menu, rolesOf)?.item
  useUnsavedChanges(changed)
  useSaveShortcut(() => changed && saving.start())
  useStuck(bar, 'bar')

  const { focus } = draft
  useEffect(() => {
    if (!focus) return
    const row = form.current?.querySelector<HTMLElement>(`[data-item="${focus.id}"]`)
    const target = focus.part === 'label' ? row?.querySelector('input') : row
    ;(target ?? addButton.current)?.focus()
  }, [focus])

  async function discard() {
    if (await messages.confirm(discardQuestion)) onDiscard()
  }

  const state = saving.busy ? 'Saving' : changed ? 'Unsaved changes' : saved ? 'Saved' : ''
  return (
    <Stack gap="4" ref={form}>
      <Flex ref={bar} css={toolbar}>
        <Text role="status" color="fg.muted" textStyle="sm" flex={{ base: '1 0 100%', md: '1' }}>
          {state}
        </Text>
        <Button {...button} variant="ghost" disabled={!changed || saving.busy} onClick={() => void discard()}>
          Discard changes
        </Button>
        <Button
          {...button}
          ref={addButton}
          variant="outline"
          disabled={idsOf(draft.menu).length >= maxMenuItems}
          onClick={() => edit({ do: 'add', parent: 0 })}
        >
          <Plus /> Add root item
        </Button>
        <Button
          {...button}
          aria-keyshortcuts={saveKeys}
          disabled={!changed}
          loading={saving.busy}
          loadingText="Save"
          onClick={saving.start}
        >
          Save
        </Button>
      </Flex>
      {saving.reason && (
        <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert">
          <Alert.Indicator />
          <Alert.Content minWidth="0" overflowWrap="anywhere">
            <Alert.Title>The menu was not saved</Alert.Title>
            <Alert.Description>{saving.reason}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {draft.menu.length === 0 ? (
        <EmptyState title="The menu is empty">Add root item makes its first entry.</EmptyState>
      ) : (
        <MenuTree draft={draft} pages={choice} onEdit={edit} onRoles={setRolesOf} />
      )}
      {rolesItem && (
        <PermissionEditor
          id={rolesItem.idMenuItem}
          title={rolesItem.Label}
          context="menu"
          onClose={() => setRolesOf(undefined)}
        />
      )}
    </Stack>
  )
}

/** All three fit beside each other on a phone. */
const button = { size: { base: 'sm', md: 'md' }, paddingInline: { base: '2', md: '4' } } as const

/** Within reach however long the menu is. */
const toolbar = {
  ...stick.bar,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  paddingBlock: '2',
  background: 'bg',
  '& button > svg': { mdDown: { display: 'none' } },
} as const

/** The menu while it is edited, and its saving: a refused save loses nothing. */
function useMenuDraft(menu: MenuLevel) {
  const { api, refresh } = useSite()
  const [draft, edit] = useReducer(editMenu, menu, draftOf)
  const saving = useSaving(async () => {
    const sent = changeOf(draft)
    const pairs = await api('POST private/set_menu_structure.json.php', sent)
    edit({ do: 'saved', sent, pairs })
    // The masthead follows in its own time (Q73).
    void refresh()
  }, saveFailure)
  return { draft, edit, saving, changed: isChanged(draft), saved: draft.saved !== menu }
}
