import { withCalls } from '@sitewright/api-client'
import {
  EmptyPage,
  InPlaceEditor,
  useDraftEditing,
  useInvalidFieldGuard,
  useSite,
  type EditorHandle,
  type SaveRequest,
} from '@sitewright/page-kit'
import { useEditedCards, type EditedContent } from '@sitewright/page-kit/cards'
import { useDeferredValue, useMemo, useRef } from 'react'
import { fetchBroughtEditors } from '../../section-types/brought-editors.ts'
import { PageFoldersProvider } from '../../section-types/folder-files.tsx'
import type { SectionedPageCalls } from '../../contract.ts'
import { readLayout, writeLayout } from '../../model/layout.ts'
import type { Layout, Section } from '../../model/section.ts'
import { load, type SectionedPageData } from '../load.ts'
import { publishingNotes } from '../publishing-notes.ts'
import { SectionList } from '../SectionList.tsx'
import {
  cardsOfLayout,
  editedData,
  editedLayout,
  isSameLayout,
  plainLayout,
  type EditedLayout,
} from './edited-layout.ts'
import { texts } from './messages.ts'
import { useFollowedSection } from './use-followed-section.ts'

async function fetchSectionsEditor() {
  const [module] = await Promise.all([import('./SectionsEditor.tsx'), fetchBroughtEditors()])
  return module
}

export interface EditablePageProps {
  pageId: number
  stored: SectionedPageData
}

/** The sections for those who may edit them: the toolbar above, and in edit mode the cards beside a live preview. */
export default function EditablePage({ pageId, stored }: EditablePageProps) {
  const { api } = useSite()
  const editor = useRef<EditorHandle>(null)

  async function save({ content, ...request }: SaveRequest<EditedLayout>): Promise<number> {
    const call = withCalls<SectionedPageCalls>(api)
    const { version } = await call('POST protected/plugin/sectioned-page/save-page.json.php', {
      ...{ id: pageId, content: writeLayout(plainLayout(content)) },
      ...request,
    })
    return version
  }

  const editing = useDraftEditing({
    stored: useMemo(() => editedData(stored), [stored]),
    save,
    reload: async () => editedData(await load({ api, pageId })),
    isEqual: isSameLayout,
    // Texts become HTML only now and then: that takes a while in a long one.
    flush: () => {
      editor.current?.flush()
      return edited.content()
    },
    text: layoutText,
  })
  const guarded = useInvalidFieldGuard(editing, editor)
  const { content } = editing
  const edited: EditedContent<EditedLayout, Section> = useEditedCards(editing, cardsOfLayout)

  const layout = useMemo(() => plainLayout(content), [content])
  const safe = useMemo(() => [stored.active, stored.draft], [stored])

  const folders = useMemo(() => ({ pageId, folders: stored.folders ?? {} }), [pageId, stored])

  return (
    <PageFoldersProvider value={folders}>
      <InPlaceEditor
        editing={guarded}
        show={(other) => <SectionList layout={plainLayout(other)} />}
        notes={publishingNotes}
        fetchEditor={fetchSectionsEditor}
        editor={{ ref: editor, layout: content, edited }}
        editorHeading={texts.heading()}
        preview={<Preview layout={layout} safe={safe} />}
      >
        {layout.sections.length === 0 ? (
          <EmptyPage onEdit={editing.edit} />
        ) : (
          <SectionList layout={layout} safe={safe} />
        )}
      </InPlaceEditor>
    </PageFoldersProvider>
  )
}

/** How it is kept while it is written, as it is stored. */
const layoutText = {
  write: (layout: EditedLayout) => writeLayout(plainLayout(layout)),
  parse: (text: string) => editedLayout(readLayout(text)),
}

const nothing: Layout = { sections: [] }

interface PreviewProps {
  layout: Layout
  /** Layouts whose texts are sanitised already. */
  safe: readonly (Layout | null)[]
}

/**
 * What visitors will see, and in grey what they will not. It follows the editor, which never waits for it, and has the
 * section that is edited in sight.
 */
function Preview({ layout, safe }: PreviewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useDeferredValue(layout, nothing)
  useFollowedSection(frame, shown)
  return (
    <div ref={frame}>
      <SectionList layout={shown} safe={safe} showHidden />
    </div>
  )
}
