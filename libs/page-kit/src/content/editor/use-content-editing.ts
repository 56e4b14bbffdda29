import { useDeferredValue, useMemo, useRef, type Ref } from 'react'
import type { Stored } from '../../editing/draft-editing.ts'
import type { SaveRequest } from '../../editing/draft-editing-options.ts'
import type { EditingTexts } from '../../editing/texts.ts'
import { useDraftEditing, type DraftEditing } from '../../editing/use-draft-editing.ts'
import { useInvalidFieldGuard, type EditorHandle } from '../../editing/use-invalid-field-guard.ts'
import type { ContentFields, ValuesOf } from '../content-fields.ts'
import type { Values } from '../content-values.ts'
import type { ContentDefinition } from '../define-content.ts'
import { editedContent, richTextsIn, type EditedValues } from './edited-values.ts'
import { useRequiredFieldGuard } from './use-required-field-guard.ts'

/** A content, and how it is stored and reloaded. */
export interface ContentEditingOptions<Fields extends ContentFields> {
  definition: ContentDefinition<Fields>
  /** What `load` gave. */
  stored: Stored<ValuesOf<Fields>>
  /** Stores a content, which is in its text, and gives the version to base the next save on. */
  save: (request: SaveRequest<string>) => Promise<number>
  /** Reads what is stored now. */
  reload: () => Promise<Stored<ValuesOf<Fields>>>
  texts?: EditingTexts
}

/** What `ContentEditor` is given of an editing. */
export interface ContentEditorProps {
  definition: ContentDefinition
  values: EditedValues
  editing: Pick<DraftEditing<EditedValues>, 'latest' | 'change'>
  ref?: Ref<EditorHandle>
}

/** A content that is edited. */
export interface ContentEditing<Content> {
  /** For `InPlaceEditor`. Nothing is saved while a number is invalid, nothing published that lacks a required field. */
  editing: DraftEditing<EditedValues>
  /** For its `editor`. */
  editor: ContentEditorProps
  /** What is edited, as it is shown; it follows the editor, which never waits for it. */
  content: Content
  /** Any other content of the editing as it is shown. */
  plain: (values: EditedValues) => Content
  /** For `SafeTextsProvider`: the rich texts that were sanitised when they were stored. */
  safe: ReadonlySet<string>
}

/** The editing of a content that `defineContent` declares: `useDraftEditing` with all that follows from the fields. */
export function useContentEditing<Fields extends ContentFields>(
  options: ContentEditingOptions<Fields>,
): ContentEditing<ValuesOf<Fields>> {
  const { definition, stored, save, reload, texts } = options
  const handle = useRef<EditorHandle>(null)
  const of = useMemo(() => editedContent(definition), [definition])

  const draftEditing: DraftEditing<EditedValues> = useDraftEditing({
    stored: useMemo(() => of.editedStored(stored), [of, stored]),
    save: ({ content, ...request }: SaveRequest<EditedValues>) => save({ ...request, content: of.text.write(content) }),
    reload: async () => of.editedStored(await reload()),
    isEqual: of.isSame,
    clean: of.tidy,
    flush: () => {
      handle.current?.flush()
      return draftEditing.latest()
    },
    text: of.text,
    ...(texts && { texts }),
  })
  const guarded = useInvalidFieldGuard(
    useRequiredFieldGuard(draftEditing, (values) => definition.missing(of.plain(values))),
    handle,
  )
  const safe = useMemo(
    () =>
      new Set(
        [stored.active, stored.draft].flatMap((each) => (each ? richTextsIn(definition.fields, each as Values) : [])),
      ),
    [definition, stored],
  )

  return {
    editing: guarded,
    editor: {
      definition: definition as unknown as ContentDefinition,
      values: guarded.content,
      editing: guarded,
      ref: handle,
    },
    content: of.plain(useDeferredValue(guarded.content)),
    plain: of.plain,
    safe,
  }
}
