import { Spinner } from '@sitewright/ui'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { ContentLanguage } from '../ContentLanguage.tsx'
import { Fetched } from '../Fetched.tsx'
import { useFetched } from '../use-fetched.ts'
import { EditingToolbar, type EditingToolbarProps } from './EditingToolbar.tsx'
import { SplitScreen } from './SplitScreen.tsx'
import { texts } from './messages.ts'

/** The editing, the editor with its props, and what is shown beside it and without it. */
export interface InPlaceEditorProps<Content, Editor extends object> extends Omit<
  EditingToolbarProps<Content>,
  'children'
> {
  /** A dynamic import of the editor, the same function at every render. */
  fetchEditor: () => Promise<{ default: ComponentType<Editor> }>
  /** What the editor gets; it begins again whenever `editing.revision` changes. */
  editor: Editor
  /** Such as 'Page Sections'. */
  editorHeading: string
  /** @default 'Page Preview' */
  previewHeading?: string
  /** What visitors would see of what is edited. */
  preview: ReactNode
  /** Buttons of the kind, for the toolbar. */
  buttons?: ReactNode
  /** What is shown while nobody edits. */
  children: ReactNode
}

/** A page for those who may edit it: the toolbar above it, and in edit mode the editor beside a live preview. */
export function InPlaceEditor<Content, Editor extends object>({
  fetchEditor,
  editor,
  editorHeading,
  previewHeading = texts.preview(),
  preview,
  buttons,
  children,
  ...toolbar
}: InPlaceEditorProps<Content, Editor>) {
  const { editing } = toolbar
  const EditorOfKind = useFetched(fetchEditor, editing.editing)
  useEffect(() => {
    // anyone who may edit will want it next; should that fail now, it is tried again when it is needed
    fetchEditor().catch(() => {})
  }, [fetchEditor])

  return (
    <>
      <EditingToolbar {...toolbar}>{buttons}</EditingToolbar>
      {editing.editing ? (
        <SplitScreen
          split={editing.split}
          editorHeading={editorHeading}
          editor={
            EditorOfKind ? (
              <Fetched component={EditorOfKind} key={editing.revision} {...editor} />
            ) : (
              <Spinner label={texts.loadingEditor()} />
            )
          }
          previewHeading={previewHeading}
          preview={<ContentLanguage>{preview}</ContentLanguage>}
        />
      ) : (
        <ContentLanguage>{children}</ContentLanguage>
      )}
    </>
  )
}
