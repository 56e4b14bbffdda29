import { Alert, Stack } from '@chakra-ui/react'
import type { MenuAudience } from '@sitewright/api-client'
import { takeFocus, useSaveShortcut, WorkingCopyOffer, type StoredDocument } from '@sitewright/page-kit'
import { EmptyState, useMessages } from '@sitewright/ui'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { DocumentConflict, TakenNote } from '../document-history/index.ts'
import type { KnownPages, PageOptions } from '../page-choice/page-options.ts'
import { usePageOptions } from '../page-choice/use-page-options.ts'
import { hiddenNotes } from './hidden-notes.ts'
import { lostPages } from './lost-pages.ts'
import { menuChanges } from './menu-changes.ts'
import { MenuToolbar } from './MenuToolbar.tsx'
import { MenuTree } from './MenuTree.tsx'
import { pagesIn, type MenuLevel } from './menu-tree.ts'
import { pageChoice } from './page-choice.tsx'
import { texts } from './messages.ts'
import { discardAnswers } from '../dialogs/discard-question.ts'
import { namelessIn, type MenuDraft } from './menu-draft.ts'
import { useItemDialogs } from './use-item-dialogs.tsx'
import { useMenuDocument, type EditedMenu } from './use-menu-document.ts'
import { useTakenMenu } from './use-taken-menu.ts'
import { useUndoRemoval } from './use-undo-removal.ts'

export interface MenuFormProps {
  /** As the server has it. */
  stored: StoredDocument<MenuLevel>
  /** The pages that there are, or that it leads to. */
  pages: PageOptions
  /** Undefined while it is not known. */
  audience: MenuAudience | undefined
  /** Reads again who sees what. */
  onRolesChanged: () => void
  /** Loads the menu again. */
  onDiscard: () => void
}

/** The menu that was loaded, to be edited and saved. */
export function MenuForm({ stored, pages: loaded, audience, onRolesChanged, onDiscard }: MenuFormProps) {
  const { document: edited, edit: editOnly } = useMenuDocument(stored)
  const { content: draft, changed, copy } = edited
  const { edit, toast } = useUndoRemoval(draft.menu, editOnly)
  const busy = edited.status === 'saving'
  const messages = useMessages()
  const { known, whole, learn } = usePageOptions(loaded, pagesIn(draft.menu))
  const taken = useTakenMenu(edited, { known, whole })
  const choice = useMemo(() => pageChoice({ known, whole }), [known, whole])
  const { notes, lost } = useMenuNotes(draft.menu, { known, audience })
  const status = useRef<HTMLDivElement>(null)
  useFocusAfterSave(edited.savedAt, status)
  const form = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const dialogs = useItemDialogs(draft.menu, { edit, learn, onRolesChanged })
  const { asksLabels, save } = useSaveWithLabels(edited, form)
  useSaveShortcut(() => changed && save())
  useItemFocus(draft.focus, { form, addButton })

  async function discard() {
    if (!(await messages.confirm(texts.discardQuestion(), discardAnswers()))) return
    copy.abandon()
    onDiscard()
  }

  return (
    <Stack gap="4" ref={form}>
      <MenuToolbar
        edited={edited}
        onTake={taken.takeUp}
        onDiscard={() => void discard()}
        onAdd={() => edit({ do: 'add', parent: 0 })}
        onSave={save}
        statusRef={status}
        addButtonRef={addButton}
      />
      {edited.reason && <SaveFailure reason={edited.reason} />}
      <DocumentConflict noun="menu" what={texts.theMenu()} document={edited} changes={changesOf} />
      <WorkingCopyOffer copy={copy} busy={busy} />
      {taken.note !== '' && <TakenNote onClose={taken.forget}>{taken.note}</TakenNote>}
      {draft.menu.length === 0 ? (
        <EmptyState title={texts.empty()}>{texts.emptyHint()}</EmptyState>
      ) : (
        <MenuTree
          {...{ draft, notes, lost, asksLabels }}
          pages={choice}
          onEdit={edit}
          onRoles={dialogs.askRoles}
          onFind={dialogs.findPage}
        />
      )}
      {dialogs.element}
      {toast}
    </Stack>
  )
}

/** The roles also of pages that the stored menu does not lead to. */
function withRoles(audience: MenuAudience | undefined, known: KnownPages): MenuAudience | undefined {
  const others = [...known.values()].flatMap((page) => (page && page.roles.length > 0 ? page : []))
  return audience && { ...audience, pages: [...others.map(({ id, roles }) => ({ id, roles })), ...audience.pages] }
}

const changesOf = (before: MenuDraft, now: MenuDraft) => menuChanges(before.menu, now.menu)

function SaveFailure({ reason }: { reason: string }) {
  return (
    <Alert.Root ref={takeFocus} tabIndex={-1} status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content minWidth="0" overflowWrap="anywhere">
        <Alert.Title>{texts.notSaved()}</Alert.Title>
        <Alert.Description>{reason}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}

/** From whom each item is hidden, and those that lead nowhere. */
function useMenuNotes(
  menu: MenuDraft['menu'],
  { known, audience }: { known: KnownPages; audience: MenuAudience | undefined },
) {
  const [now] = useState(() => Date.now() / 1000)
  const notes = useMemo(
    () =>
      hiddenNotes(menu, {
        pages: [...known.values()].filter((page) => page !== null),
        audience: withRoles(audience, known),
        now,
      }),
    [menu, known, audience, now],
  )
  const lost = useMemo(() => lostPages(audience), [audience])
  return { notes, lost }
}

/** Saves what visitors can read: an item without a label leads to its field instead, as the server would refuse it. */
function useSaveWithLabels(edited: EditedMenu['document'], form: RefObject<HTMLElement | null>) {
  const [asksLabels, setAsksLabels] = useState(false)
  const nameless = namelessIn(edited.content.menu)
  if (asksLabels && nameless === undefined) setAsksLabels(false)

  function save() {
    if (nameless === undefined) return void edited.save()
    setAsksLabels(true)
    form.current?.querySelector<HTMLElement>(`[data-item="${nameless}"] input`)?.focus()
  }
  return { asksLabels, save }
}

interface FocusedParts {
  form: RefObject<HTMLElement | null>
  /** Takes the focus where no item is left to take it. */
  addButton: RefObject<HTMLElement | null>
}

function useItemFocus(focus: MenuDraft['focus'], { form, addButton }: FocusedParts) {
  useEffect(() => {
    if (!focus) return
    const row = form.current?.querySelector<HTMLElement>(`[data-item="${focus.id}"]`)
    const target = focus.part === 'label' ? row?.querySelector('input') : row
    ;(target ?? addButton.current)?.focus()
  }, [focus, form, addButton])
}

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
