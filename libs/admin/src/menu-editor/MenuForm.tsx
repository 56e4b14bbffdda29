import { Alert, Button, Flex, Stack } from '@chakra-ui/react'
import { maxMenuItems, type MenuAudience } from '@sitewright/api-client'
import {
  DocumentState,
  saveKeys,
  takeFocus,
  useSaveShortcut,
  WorkingCopyOffer,
  type StoredDocument,
} from '@sitewright/page-kit'
import { EmptyState, stick, useMessages, useStuck } from '@sitewright/ui'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { DocumentConflict, HistoryButton, TakenNote } from '../document-history/index.ts'
import { FindPageDialog } from '../page-choice/FindPageDialog.tsx'
import type { KnownPages, PageOptions } from '../page-choice/page-options.ts'
import { usePageOptions } from '../page-choice/use-page-options.ts'
import { PermissionEditor } from '../permission-editor/index.ts'
import { hiddenNotes } from './hidden-notes.ts'
import { lostPages } from './lost-pages.ts'
import { menuChanges } from './menu-changes.ts'
import { MenuTree } from './MenuTree.tsx'
import { idsOf, pagesIn, placeOf, type MenuLevel } from './menu-tree.ts'
import { pageChoice } from './page-choice.tsx'
import { discardQuestion } from './texts.ts'
import { discardAnswers } from '../dialogs/discard-question.ts'
import { namelessIn, type MenuDraft } from './menu-draft.ts'
import { useMenuDocument } from './use-menu-document.ts'
import { useTakenMenu } from './use-taken-menu.ts'

export interface MenuFormProps {
  /** As the server has it. */
  stored: StoredDocument<MenuLevel>
  /** The pages that there are, or that it leads to. */
  pages: PageOptions
  /** Undefined while it is not known. */
  audience: MenuAudience | undefined
  /** Reads anew who sees what. */
  onRolesChanged: () => void
  /** Loads the menu anew. */
  onDiscard: () => void
}

/** The menu that was loaded, to be edited and saved. */
export function MenuForm({ stored, pages: loaded, audience, onRolesChanged, onDiscard }: MenuFormProps) {
  const { document: edited, edit } = useMenuDocument(stored)
  const { content: draft, changed, copy } = edited
  const busy = edited.status === 'saving'
  const messages = useMessages()
  const { known, whole, learn } = usePageOptions(loaded, pagesIn(draft.menu))
  const taken = useTakenMenu(edited, { known, whole })
  const choice = useMemo(() => pageChoice({ known, whole }), [known, whole])
  const [now] = useState(() => Date.now() / 1000)
  const notes = useMemo(
    () =>
      hiddenNotes(draft.menu, {
        pages: [...known.values()].filter((page) => page !== null),
        audience: withRoles(audience, known),
        now,
      }),
    [draft.menu, known, audience, now],
  )
  const lost = useMemo(() => lostPages(audience), [audience])
  const [pageOf, setPageOf] = useState<number>()
  const status = useRef<HTMLDivElement>(null)
  useFocusAfterSave(edited.savedAt, status)
  const [rolesOf, setRolesOf] = useState<number>()
  const form = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const rolesItem = rolesOf === undefined ? undefined : placeOf(draft.menu, rolesOf)?.item
  const [asksLabels, setAsksLabels] = useState(false)
  const nameless = namelessIn(draft.menu)
  if (asksLabels && nameless === undefined) setAsksLabels(false)
  useSaveShortcut(() => changed && save())
  useStuck(bar, 'bar')

  const { focus } = draft
  useEffect(() => {
    if (!focus) return
    const row = form.current?.querySelector<HTMLElement>(`[data-item="${focus.id}"]`)
    const target = focus.part === 'label' ? row?.querySelector('input') : row
    ;(target ?? addButton.current)?.focus()
  }, [focus])

  /** The server would refuse an item that visitors could not read: that leads to its field instead. */
  function save() {
    if (nameless === undefined) return void edited.save()
    setAsksLabels(true)
    form.current?.querySelector<HTMLElement>(`[data-item="${nameless}"] input`)?.focus()
  }

  async function discard() {
    if (!(await messages.confirm(discardQuestion, discardAnswers))) return
    copy.abandon()
    onDiscard()
  }

  return (
    <Stack gap="4" ref={form}>
      <Flex ref={bar} css={toolbar}>
        <Flex flex={{ base: '1 0 100%', md: '1' }} align="center" gap="2">
          <Flex ref={status} tabIndex={-1} flex="1" minWidth="0">
            <DocumentState document={edited} />
          </Flex>
          <HistoryButton {...button} noun="menu" changed={changed} disabled={busy} onTake={taken.takeUp} />
        </Flex>
        <Button {...button} variant="ghost" disabled={!changed || busy} onClick={() => void discard()}>
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
          loading={busy}
          loadingText="Save"
          onClick={save}
        >
          Save
        </Button>
      </Flex>
      {edited.reason && (
        <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert">
          <Alert.Indicator />
          <Alert.Content minWidth="0" overflowWrap="anywhere">
            <Alert.Title>The menu was not saved</Alert.Title>
            <Alert.Description>{edited.reason}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <DocumentConflict what="the menu" document={edited} changes={changesOf} />
      <WorkingCopyOffer copy={copy} busy={busy} />
      {taken.note !== '' && <TakenNote onClose={taken.forget}>{taken.note}</TakenNote>}
      {draft.menu.length === 0 ? (
        <EmptyState title="The menu is empty">Add root item makes its first entry.</EmptyState>
      ) : (
        <MenuTree
          {...{ draft, notes, lost, asksLabels }}
          pages={choice}
          onEdit={edit}
          onRoles={setRolesOf}
          onFind={setPageOf}
        />
      )}
      {pageOf !== undefined && (
        <FindPageDialog
          title="Linked page"
          onFound={(page) => {
            learn(page)
            edit({ do: 'link', id: pageOf, idPage: page.id, title: page.name })
          }}
          onClose={() => setPageOf(undefined)}
        />
      )}
      {rolesItem && (
        <PermissionEditor
          id={rolesItem.idMenuItem}
          title={rolesItem.Label}
          context="menu"
          onClose={() => {
            setRolesOf(undefined)
            onRolesChanged()
          }}
        />
      )}
    </Stack>
  )
}

/** The roles also of pages that the stored menu does not lead to. */
function withRoles(audience: MenuAudience | undefined, known: KnownPages): MenuAudience | undefined {
  const others = [...known.values()].flatMap((page) => (page && page.roles.length > 0 ? page : []))
  return audience && { ...audience, pages: [...others.map(({ id, roles }) => ({ id, roles })), ...audience.pages] }
}

const changesOf = (before: MenuDraft, now: MenuDraft) => menuChanges(before.menu, now.menu)

/** All three below the line with the state fit beside each other on a phone. */
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

/** The button that saved is disabled once there is nothing to save, and lets go of the focus: what says so takes it. */
function useFocusAfterSave(saved: number | undefined, status: RefObject<HTMLElement | null>) {
  const before = useRef(saved)
  useEffect(() => {
    if (before.current === saved) return
    before.current = saved
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches(':disabled')) status.current?.focus()
  }, [saved, status])
}
