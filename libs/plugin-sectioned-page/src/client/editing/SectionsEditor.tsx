import { useDeferredFocus, type EditorHandle } from '@sitewright/page-kit'
import { CardEditor, CardList, FoldAll, useCards, withKey, type EditedContent } from '@sitewright/page-kit/cards'
import { EmptyState, useMessages } from '@sitewright/ui'
import { LayoutTemplate } from 'lucide-react'
import { useCallback, useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import { maxSections } from '../../model/limits.ts'
import type { Section } from '../../model/section.ts'
import { headingsOf } from '../../section-types/headings.ts'
import { PageHeadingsProvider } from '../../section-types/shared/page-headings.ts'
import { AddSectionButtons } from './AddSectionButtons.tsx'
import type { EditedLayout } from './edited-layout.ts'
import { texts } from './messages.ts'
import { SaveTemplateProvider } from './SaveTemplateButton.tsx'
import { sectionCards } from './section-cards.tsx'
import styles from './SectionsEditor.module.css'
import { useAddSectionDialog } from './use-add-section-dialog.tsx'
import { useSaveTemplate } from './use-save-template.tsx'

export interface SectionsEditorProps {
  layout: EditedLayout
  edited: EditedContent<EditedLayout, Section>
  ref?: Ref<EditorHandle>
}

/**
 * The sections of a page as cards, to be edited, put in order, added and deleted. Reached by `import()` only: it brings
 * all of Chakra and the dragging.
 */
export default function SectionsEditor({ layout: { sections }, edited, ref }: SectionsEditorProps) {
  const messages = useMessages()
  const editor = useRef<EditorHandle>(null)
  // all that packages bring has come by now
  const kind = useMemo(() => sectionCards(), [])
  const cards = useCards({ kind, entries: sections, edited })
  const wishFocus = useDeferredFocus()
  const { saveTemplate, templateDialog } = useSaveTemplate()
  const { offer, addSectionDialog } = useAddSectionDialog({ onChoose: cards.actions.add, onTemplate: addAll })

  useImperativeHandle(
    ref,
    () => ({
      flush: () => editor.current?.flush(),
      showInvalid: () => editor.current?.showInvalid() ?? false,
    }),
    [],
  )

  /** @param card the key of one of them; absent: all. */
  const saveAsTemplate = useCallback(
    (card?: string) => {
      // with the words that were typed a moment ago
      editor.current?.flush()
      const meant = edited.now().filter(({ key }) => card === undefined || key === card)
      if (meant.length > 0) saveTemplate(meant.map(({ item }) => item))
    },
    [edited, saveTemplate],
  )

  const headingsNow = useCallback(() => {
    editor.current?.flush()
    const shown = edited.now().flatMap(({ item }) => (item.hidden ? [] : [item]))
    return headingsOf(shown).headings
  }, [edited])

  function addAll(added: readonly Section[]) {
    const room = maxSections - edited.now().length
    const entries = added.slice(0, room).map(withKey)
    edited.update((layout) => ({ ...layout, sections: [...layout.sections, ...entries] }))
    const [first] = entries
    if (first) wishFocus(`[data-card="${first.key}"] [data-act=toggle]`)
    if (added.length > room) void messages.alert(texts.onlySome({ room, count: added.length, most: maxSections }))
  }

  return (
    <CardEditor ref={editor} cards={cards} className={styles.editor}>
      <FoldAll cards={cards} />
      {sections.length === 0 && <NoSections onStart={() => offer('templates')} />}
      <SaveTemplateProvider value={saveAsTemplate}>
        <PageHeadingsProvider value={headingsNow}>
          <CardList cards={cards} />
        </PageHeadingsProvider>
      </SaveTemplateProvider>
      <AddSectionButtons
        full={cards.full}
        empty={sections.length === 0}
        onAdd={(sectionType) => cards.actions.add(sectionType)}
        onMore={() => offer('all')}
        onSaveTemplate={() => saveAsTemplate()}
      />
      {addSectionDialog}
      {templateDialog}
    </CardEditor>
  )
}

/** @param onStart - the page is to be begun with a template. */
function NoSections({ onStart }: { onStart: () => void }) {
  return (
    <EmptyState title={texts.noSections()}>
      {texts.addFirst()}
      <button type="button" aria-haspopup="dialog" data-plain="" onClick={onStart}>
        <LayoutTemplate aria-hidden />
        {texts.startFromTemplate()}
      </button>
    </EmptyState>
  )
}
