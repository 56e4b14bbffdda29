import { useMemo, type ComponentType, type ReactNode } from 'react'
import { InPlaceEditor, type InPlaceEditorProps } from '../../editing/InPlaceEditor.tsx'
import { SafeTextsProvider } from '../../editing/safe-texts.ts'
import type { PublishingNotes } from '../../publishing/publishing-notes.ts'
import type { ContentFields, ValuesOf } from '../content-fields.ts'
import type { EditedValues } from './edited-values.ts'
import { texts as words } from './messages.ts'
import { useContentEditing, type ContentEditingOptions, type ContentEditorProps } from './use-content-editing.ts'

/** A content with how it is stored, what it is edited in and how it is shown. */
export interface EditableContentProps<Fields extends ContentFields>
  extends
    ContentEditingOptions<Fields>,
    Pick<InPlaceEditorProps<EditedValues, ContentEditorProps>, 'notes' | 'previewHeading' | 'buttons'> {
  /** A dynamic import of the editor, which renders `ContentEditor`; the same function at every render. */
  fetchEditor: () => Promise<{ default: ComponentType<ContentEditorProps> }>
  /** @default 'Page Content' */
  editorHeading?: string
  /** The content as readers see it. */
  show: (content: ValuesOf<Fields>) => ReactNode
}

/**
 * A page for those who may edit it: the toolbar above it, and in edit mode the editor of its fields beside a live preview. A
 * kind that needs more composes `useContentEditing` and `InPlaceEditor` itself.
 */
export function EditableContent<Fields extends ContentFields>(props: EditableContentProps<Fields>) {
  const { definition, stored, save, reload, texts, show, ...shown } = props
  const { editing, editor, content, plain, safe } = useContentEditing({
    ...{ definition, stored, save, reload },
    ...(texts && { texts }),
  })
  const notes = useMemo((): PublishingNotes => {
    const valuesOf = (asked: unknown) =>
      typeof asked === 'string' ? definition.parse(asked) : plain(asked as EditedValues)
    const gapsOf = (asked: unknown) => definition.missing(valuesOf(asked) ?? definition.blank())
    return { gaps: async () => ({ default: gapsOf }) }
  }, [definition, plain])
  return (
    <SafeTextsProvider value={safe}>
      <InPlaceEditor
        editorHeading={words.content()}
        notes={notes}
        {...shown}
        editing={editing}
        show={(values) => show(plain(values))}
        editor={editor}
        preview={show(content)}
      >
        {show(plain(editing.content))}
      </InPlaceEditor>
    </SafeTextsProvider>
  )
}
