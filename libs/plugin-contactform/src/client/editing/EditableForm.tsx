import { withCalls } from '@sitewright/api-client'
import {
  type EditingTexts,
  type EditorHandle,
  InPlaceEditor,
  pageTexts,
  SafeTextsProvider,
  type SaveRequest,
  type Stored,
  useDraftEditing,
  useInvalidFieldGuard,
  useSite,
} from '@sitewright/page-kit'
import { type EditedContent, useEditedCards } from '@sitewright/page-kit/cards'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { ContactFormCalls } from '../../contract.ts'
import { htmlOf } from '../../html-settings.ts'
import { dayText } from '../../model/day.ts'
import type { Field } from '../../model/field.ts'
import { upgradeLayout } from '../../form.ts'
import { type Layout, readLayout, writeLayout } from '../../model/layout.ts'
import { placesLeft, withPlaces, type Place } from '../../places.ts'
import { FormBody } from '../FormBody.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { type ContactFormData, load } from '../load.ts'
import { publishingNotes } from '../publishing-notes.ts'
import { PublicForm } from '../PublicForm.tsx'
import { toolbarTexts } from '../toolbar-texts.ts'
import { useFilledForm } from '../use-filled-form.ts'
import {
  cardsOfForm,
  clearedForm,
  editedData,
  editedForm,
  type EditedForm,
  isSameForm,
  plainLayout,
} from './edited-form.ts'
import { texts } from './editing-messages.ts'
import { hasRecipient } from './has-recipient.ts'
import { NoRecipient } from './NoRecipient.tsx'
import { PreauthButtons } from './PreauthButtons.tsx'
import type { FieldEditor } from '../../field-types/field-type.tsx'
import { fieldTypes } from '../../field-types/field-types.ts'
import type { FormEditorProps } from './FormEditor.tsx'

/** The texts of the shared editing where they name what is edited: the specification's for forms (B§4, B§8). */
const formTexts = (): EditingTexts => ({
  ...pageTexts,
  ...toolbarTexts,
  draftModeHint: texts.draftModeHint(),
  revertDraft: texts.revertDraft(),
  save: texts.save(),
  publishDraft: texts.publishDraft(),
  short: { ...toolbarTexts.short, save: texts.shortSave(), publishDraft: texts.shortPublishDraft() },
  saveFailed: texts.saveFailed(),
  confirmRevertDraft: texts.confirmRevertDraft(),
  conflict: (by) => (by === '' ? texts.conflict() : texts.conflictBy({ by })),
})

/** How it is kept while it is designed, as it is stored. */
const formText = {
  write: (form: EditedForm) => writeLayout(plainLayout(form)),
  parse: (text: string) => editedForm(upgradeLayout(readLayout(text))),
}

export interface EditableFormProps {
  pageId: number
  /** What `load` gave. */
  data: ContactFormData
  /** The key in the page's address that makes verification needless. */
  preauth?: string | undefined
}

/** The form for those who may edit it: the toolbar above, and in edit mode the editor beside a live preview. */
export default function EditableForm({ pageId, data, preauth }: EditableFormProps) {
  const { api } = useSite()
  const editor = useRef<EditorHandle>(null)

  async function save({ content, ...request }: SaveRequest<EditedForm>): Promise<number> {
    const call = withCalls<ContactFormCalls>(api)
    const { version } = await call('POST protected/plugin/form/save-form.json.php', {
      ...{ id: pageId, content: writeLayout(plainLayout(content)) },
      ...request,
    })
    return version
  }

  const editing = useDraftEditing({
    stored: useMemo(() => editedData(storedOf(data)), [data]),
    save,
    reload: async () => editedData(storedOf(await load({ api, pageId }))),
    isEqual: isSameForm,
    clean: (form) => clearedForm(form, dayText()),
    // Texts become HTML only now and then: that takes a while in a long one.
    flush: () => {
      editor.current?.flush()
      return edited.content()
    },
    text: formText,
    texts: useMemo(() => formTexts(), []),
  })
  const guarded = useInvalidFieldGuard(editing, editor)
  const { content } = editing
  const edited: EditedContent<EditedForm, Field> = useEditedCards(editing, cardsOfForm)
  const layout = useMemo(() => plainLayout(content), [content])
  // as they were loaded; what was written here since is sanitised before it is shown, whether it is stored or not
  const safe = useMemo(() => new Set([data.layout, data.draft].flatMap(htmlOfLayout)), [data])

  return (
    <SafeTextsProvider value={safe}>
      <InPlaceEditor
        editing={guarded}
        notes={publishingNotes}
        show={(other) => <FormPreview layout={plainLayout(other)} places={data.places} />}
        buttons={<PreauthButtons pageId={pageId} />}
        fetchEditor={fetchFormEditor}
        editor={{ ref: editor, form: content, edited }}
        editorHeading={texts.editor()}
        previewHeading={texts.preview()}
        preview={<LivePreview layout={layout} places={data.places} />}
      >
        {!hasRecipient(layout) && <NoRecipient />}
        {editing.draftActive ? (
          // nobody can submit what is not published
          <FormPreview layout={layout} places={data.places} />
        ) : (
          <PublicForm pageId={pageId} layout={layout} places={data.places} preauth={preauth} check={data.check} />
        )}
      </InPlaceEditor>
    </SafeTextsProvider>
  )
}

/** All HTML of a form; an empty text where there is none. */
function htmlOfLayout(layout: Layout | null): string[] {
  return layout ? [layout.SubmitCompletionText, ...layout.fields.flatMap(htmlOf)] : ['']
}

/** It follows the editor, which never waits for it. */
function LivePreview({ layout, places }: PreviewProps) {
  return <FormPreview layout={useDeferredValue(layout)} places={places} />
}

interface PreviewProps {
  layout: Layout
  /** What is left of the places of the published form. */
  places: readonly Place[] | undefined
}

const nothing: readonly Place[] = []

function storedOf({ layout, places: _, ...others }: ContactFormData): Stored<Layout> {
  return { ...others, active: layout }
}

/** The form as visitors will see it, to be tried out: it sends nothing. */
function FormPreview({ layout: edited, places = nothing }: PreviewProps) {
  const layout = useMemo(() => withPlaces(edited, placesLeft(edited, places)), [edited, places])
  const place = useRef<HTMLFormElement>(null)
  const form = useFilledForm(place, layout.fields)
  return (
    <FormFrame>
      <FormBody layout={layout} form={form} place={place} verifies={!layout.SuppressAntispam} onSubmit={() => {}} />
    </FormFrame>
  )
}

/** Fetches the editor of a form together with those of the field types that packages bring, so that none of them comes late. */
async function fetchFormEditor() {
  const [{ default: FormEditor }, editors] = await Promise.all([import('./FormEditor.tsx'), fetchFieldEditors()])
  return { default: (props: Omit<FormEditorProps, 'editors'>) => <FormEditor {...props} editors={editors} /> }
}

async function fetchFieldEditors(): Promise<ReadonlyMap<string, FieldEditor>> {
  const fetched = fieldTypes.list().map(async ({ model, fetchEditor }) => {
    const module = await fetchEditor?.()
    return module ? [[model.fieldType, module.default] as const] : []
  })
  return new Map((await Promise.all(fetched)).flat())
}
